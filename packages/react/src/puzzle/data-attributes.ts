/** State of the shared parts, as attributes to style by. */
export const rootAttributes = {
  /** `idle`, `generating`, `ready` or `failed`. */
  phase: 'data-phase',
  /** `playing`, `stuck` or `solved`. */
  status: 'data-status',
  /** Everything is filled in, right or not. */
  complete: 'data-complete',
  /** `reshuffle`, `hint` or `rewind` while such a job runs. */
  busy: 'data-busy',
} as const;

export const statusAttributes = {
  /** `info`, `danger` or `success`. */
  tone: 'data-tone',
} as const;

export const toolbarAttributes = {
  /** Only on a button: what it does. */
  action: 'data-action',
} as const;
