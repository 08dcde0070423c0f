export interface NullPuzzleMessages {
  readonly board: string;
  readonly lamp: (at: { readonly number: number; readonly lit: boolean }) => string;
  readonly dark: (count: number) => string;
}

export const nullPuzzleEn: NullPuzzleMessages = {
  board: 'Row of lamps. Pressing one turns it and the one to its right; light them all.',
  lamp: ({ number, lit }) => `Lamp ${number}, ${lit ? 'lit' : 'dark'}`,
  dark: (count) => (count === 1 ? '1 lamp is dark' : `${count} lamps are dark`),
};
