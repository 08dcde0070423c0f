import { layouts, standardKinds } from '@kumiki/core/tile-stack/rules';
import { Board, Root, TileStack, useTileStack, type FaceDrawing } from '@kumiki/react/tile-stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import layoutFigures from './layout-figures.json' with { type: 'json' };
import { ready } from './story-steps.ts';

/** Several boards on a page, and boards that look otherwise. */
const meta = { title: 'Tile stack/More boards' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two boards on one page: one worker, their own symbols, their own focus. */
export const TwoBoards: Story = {
  render: () => (
    <div className="side-by-side">
      <TileStack layout="lantern" seed="left" />
      <TileStack layout="well" seed="right" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-phase="ready"]')).toHaveLength(2), {
      timeout: 20_000,
    });
    const ids = [...canvasElement.querySelectorAll('defs > g')].map((symbol) => symbol.id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};

/** A layout as it lies there before it is dealt. */
function Lying({ id }: { readonly id: string }): ReactNode {
  const game = useTileStack({ layout: id, preload: true });
  return (
    <Root game={game}>
      <Board />
    </Root>
  );
}

/** What `scripts/layout-figures.ts` measured of 20 deals and of 50 boards whose kinds were laid at random. */
function Figures({ id }: { readonly id: string }): ReactNode {
  const measured: Readonly<Record<string, (typeof layoutFigures)['turtle']>> = layoutFigures;
  const { random, greedy, laidAtRandom } = measured[id]!;
  return (
    <small>
      Any pair wins {random} %, the pair that frees most {greedy} %. Of boards laid at random {laidAtRandom} % can be
      won.
    </small>
  );
}

/** Every layout of ours, undealt, with what was measured of it; the board's own controls deal them. */
export const Layouts: Story = {
  render: () => (
    <div className="gallery">
      {Object.values(layouts).map(({ id, name, cells }) => (
        <figure key={id}>
          <Lying id={id} />
          <figcaption>
            {name}, {cells.length} tiles, {new Set(cells.map(({ z }) => z)).size} layers. <Figures id={id} />
          </figcaption>
        </figure>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const count = Object.keys(layouts).length;
    await expect(count).toBeGreaterThanOrEqual(24);
    await expect(Object.keys(layoutFigures)).toEqual(Object.keys(layouts));
    await expect(canvasElement.querySelectorAll('.kumiki-ts-board[data-skeleton]')).toHaveLength(count);
    // Each is named, and tells what was measured of it.
    const captions = [...canvasElement.querySelectorAll('figcaption')].map(({ textContent }) => textContent);
    await expect(captions).toEqual(
      Object.values(layouts).map(({ id, name, cells }) => {
        const { random, greedy, laidAtRandom } = (layoutFigures as Record<string, (typeof layoutFigures)['turtle']>)[
          id
        ]!;
        const share = (percent: number): string => {
          if (!Number.isInteger(percent) || percent < 0 || percent > 100) throw new Error(`${id}: ${percent} %`);
          return `${percent} %`;
        };
        return (
          `${name}, ${cells.length} tiles, ${new Set(cells.map(({ z }) => z)).size} layers. Any pair wins ${share(random)}, ` +
          `the pair that frees most ${share(greedy)}. Of boards laid at random ${share(laidAtRandom)} can be won.`
        );
      }),
    );
    // Not figures that stand for nothing: layouts differ in them.
    const different = (['random', 'greedy', 'laidAtRandom'] as const).map(
      (figure) => new Set(Object.values(layoutFigures).map((one) => one[figure])).size,
    );
    await expect(Math.min(...different)).toBeGreaterThan(5);
  },
};

const shapes: readonly (() => ReactNode)[] = [
  () => <circle cx={30} cy={40} r={17} />,
  () => <path d="M13 23h34v34H13z" />,
  () => <path d="M30 20 49 57H11z" />,
  () => <path d="M30 18 50 40 30 62 10 40z" />,
  () => <path d="M24 20h12v14h14v12H36v14H24V46H10V34h14z" />,
  () => <path d="M12 46a18 18 0 0 1 36 0z" />,
];
const colours = ['a', 'b', 'c', 'ink'];

/** A brand's own marks, one a kind: six shapes in four colours, filled and in outline. */
const brand = new Map<string, FaceDrawing>(
  standardKinds.flatMap(({ faces }, mark) => {
    const colour = colours[Math.floor(mark / 6) % 4]!;
    const outline = mark >= 24 ? '-line' : '';
    const draw = (): ReactNode => (
      <g className={`kumiki-face-${colour}${outline}`} strokeWidth={4}>
        {shapes[mark % 6]!()}
      </g>
    );
    return faces.map((face) => [face, { index: '', draw }] as const);
  }),
);

/** Faces are replaceable: any drawing in a 60×80 box. */
export const BrandIcons: Story = {
  render: () => (
    <div className="brand">
      <TileStack layout="well" seed="brand" faces={brand} />
    </div>
  ),
  play: async ({ canvasElement }) => ready(canvasElement),
};
