/** How long the runner waits for what, in milliseconds. */
export interface RunnerTimings {
  /** For a new worker's `ready`. Its script comes over the network first. @default 10000 */
  readonly handshake: number;
  /** Between two pings of a worker at work. @default 1000 */
  readonly ping: number;
  /** Silence after which a worker is hung, counted in pings that were sent: sleep is no silence. @default 5000 */
  readonly silence: number;
  /** From `cancel` to the end of a worker that doesn't stop. It looks every 10 ms. @default 250 */
  readonly grace: number;
  /** From the last release of a shared runner to its end: a remount takes it up again. @default 1000 */
  readonly linger: number;
}

/** What holds unless told. */
export const defaultTimings: RunnerTimings = {
  handshake: 10_000,
  ping: 1_000,
  silence: 5_000,
  grace: 250,
  linger: 1_000,
};
