import type { Word } from './types.ts';

/** What the default options draw from: a board as they stand, for a page that has no words of its own yet. */
export const starterWords: readonly Word[] = [
  'うさぎ きつね たぬき くじら らくだ いるか さくら すいか みかん たまご かがみ つくえ こたつ たいこ',
  'なつやすみ ひまわり たけのこ のこぎり かまきり かたつむり あさがお たまねぎ だいこん くつした すなはま やまみち',
].flatMap((line) => line.split(' ').map((answer) => ({ answer })));
