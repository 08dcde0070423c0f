import '@kumiki/react/styles.css';
import { standardKinds } from '@kumiki/core/tile-stack';
import { useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { brandFaces } from '../../stories/theming/brand-faces.tsx';
import { brands } from '../../stories/theming/brands.ts';
import { addRules, tidy } from '../access/boards.tsx';
import { boxOf, crop, differing, take } from '../access/pixels.ts';
import { show } from '../board/show.tsx';

afterEach(tidy);

/** As wide as a tile is on a phone, where they have to be told apart as well. */
const WIDE = 30;

function Faces({ style }: { readonly style: (typeof brands)[number]['faces'] }) {
  const id = useId();
  const faces = brandFaces(style);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', width: WIDE * 9 }}>
      {standardKinds.map(({ kind, faces: [first] }) => (
        <svg key={`${id}${kind}`} className="face" viewBox="0 0 60 84" width={WIDE} height={WIDE * 1.4}>
          <g className="kumiki-ts-tile" data-free="true">
            <g className="kumiki-ts-drawing">{faces.get(first)!.draw()}</g>
          </g>
        </svg>
      ))}
    </div>
  );
}

describe.each(brands)('the tile faces of $id', ({ faces: style }) => {
  test('are there for every tile, and the four of a kind look alike', () => {
    const faces = brandFaces(style);
    for (const { kind, faces: names } of standardKinds) {
      const drawn = names.map((name) => renderToStaticMarkup(faces.get(name)!.draw()));
      expect(new Set(drawn).size, kind).toBe(1);
      expect(drawn[0]).toMatch(/kumiki-face-/);
    }
  });

  test('differ kind by kind where nobody sees a colour, on a phone', async () => {
    await page.viewport(500, 500);
    document.documentElement.dataset['kumikiScheme'] = 'light';
    const inks = ['ink', 'suit-a', 'suit-b', 'suit-c'].map((name) => `--kumiki-ts-${name}: black !important`);
    addRules(`:root, [data-kumiki-scheme] { ${inks.join(';')} } body { margin: 0; background: white }`);
    const box = show(<Faces style={style} />, 400);
    await expect.poll(() => box.querySelectorAll('.face').length).toBe(standardKinds.length);
    await nextFrame();
    const picture = await take({ left: 0, top: 0, width: 500, height: 500 });
    const pictures = [...box.querySelectorAll('.face')].map((face) => crop(picture, boxOf(face)));
    const alike: string[] = [];
    for (const [n, one] of pictures.entries()) {
      for (const [m, other] of pictures.entries()) {
        if (m > n && differing(one, other) < 12) {
          alike.push(`${standardKinds[n]!.kind} and ${standardKinds[m]!.kind}: ${differing(one, other)}`);
        }
      }
    }
    expect(alike).toEqual([]);
  });
});
