// `pnpm run look:update`: takes all pictures anew that test/look compares with. Look at what changed before it is kept.
import { painterOf, readBaseline, writeBaselines } from '../test/look/baselines.ts';
import { compare } from '../test/look/compare.ts';
import { shots } from '../test/look/shots.ts';
import { openStudio, takePicture } from '../test/look/studio.ts';

const studio = await openStudio();
const pictures = new Map<string, Buffer>();
let bytes = 0;
for (const shot of shots) {
  /* oxlint-disable no-await-in-loop -- one page after the other */
  const page = await studio.open(shot);
  const picture = await takePicture(page);
  await page.close();
  /* oxlint-enable no-await-in-loop */
  const kept = readBaseline(shot.name);
  const { accepted, changed } = kept ? compare(picture, kept) : { accepted: false, changed: 0 };
  // What is accepted stays as it is: no change of a file that nobody can see.
  pictures.set(shot.name, kept && accepted ? kept : picture);
  bytes += pictures.get(shot.name)!.length;
  if (!accepted) console.log(kept ? `${shot.name}: ${changed} pixels changed` : `${shot.name}: new`);
}
writeBaselines(pictures, painterOf(studio.major));
await studio.close();
console.log(`${pictures.size} pictures, ${Math.round(bytes / 1024)} kB`);
