/** What matches, and the faces its tiles show; four faces a kind, so two pairs. */
export interface Kind {
  readonly kind: string;
  readonly faces: readonly [string, string, string, string];
}

const plain = (id: string): Kind => ({ kind: id, faces: [id, id, id, id] });
const suit = (name: string): Kind[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => plain(`${name}-${n}`));

/** The 144 tiles of the game: 34 kinds of four alike, and two families whose four faces match each other. */
export const standardKinds: readonly Kind[] = [
  ...suit('dots'),
  ...suit('bamboo'),
  ...suit('characters'),
  ...['wind-east', 'wind-south', 'wind-west', 'wind-north', 'dragon-red', 'dragon-green', 'dragon-white'].map(plain),
  { kind: 'flower', faces: ['flower-plum', 'flower-orchid', 'flower-chrysanthemum', 'flower-bamboo'] },
  { kind: 'season', faces: ['season-spring', 'season-summer', 'season-autumn', 'season-winter'] },
];
