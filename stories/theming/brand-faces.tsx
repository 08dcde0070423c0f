import { standardKinds } from '@kumiki/core/tile-stack';
import type { FaceDrawing } from '@kumiki/react/tile-stack';
import type { ReactNode } from 'react';

export type FaceStyle = 'letters' | 'shapes' | 'sparks' | 'diamonds' | 'numbers' | 'iroha';

const tones = ['a', 'c', 'b'] as const;
const iroha = 'いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやまけふこえてあさきゆめみし';

/** Points of a star or a polygon around the middle of a face, as a path. */
function around(points: number, outer: number, inner: number): string {
  const count = inner === outer ? points : points * 2;
  const at = Array.from({ length: count }, (_, n) => {
    const radius = n % 2 === 0 ? outer : inner;
    const angle = (2 * Math.PI * n) / count - Math.PI / 2;
    return `${(30 + radius * Math.cos(angle)).toFixed(1)} ${(42 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${at.join('L')}Z`;
}

function word(text: string, tone: string, size: number): ReactNode {
  return (
    <text
      className={`kumiki-face-${tone}`}
      x={30}
      y={42}
      fontSize={size}
      fontWeight={700}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {text}
    </text>
  );
}

/** The n-th of 36 drawings of a style: told apart by form, and by a number in the corner where forms come again. */
function drawing(style: FaceStyle, n: number): ReactNode {
  const tone = tones[n % 3]!;
  switch (style) {
    case 'letters':
      return word(
        n < 26 ? String.fromCharCode(65 + n) : String.fromCharCode(97 + n - 26),
        n % 2 === 0 ? 'ink' : 'c',
        50,
      );
    case 'numbers':
      return word(String(n + 1), tone === 'a' ? 'a' : 'ink', 38);
    case 'iroha':
      return word(iroha.charAt(n), tone === 'b' ? 'ink' : tone, 46);
    case 'shapes':
      return (
        <>
          <path className={`kumiki-face-${tone}`} d={around(3 + (n % 6), 24, n < 18 ? 24 : 13)} />
          <circle className="kumiki-face-paper" cx={30} cy={42} r={3 + Math.floor((n % 18) / 6) * 3} />
        </>
      );
    case 'sparks':
      return (
        <>
          <path className={`kumiki-face-${tone}-line`} strokeWidth={3.5} d={around(3 + (n % 9), 25, 9 + (n % 4) * 3)} />
          <path
            className={`kumiki-face-${tones[(n + 1) % 3]!}`}
            d={around(4, 3 + Math.floor(n / 9) * 2, 3 + Math.floor(n / 9) * 2)}
          />
        </>
      );
    default:
      return (
        <>
          <path className={`kumiki-face-${tone}-line`} strokeWidth={2} d="M30 12 52 42 30 72 8 42Z" />
          <path className={`kumiki-face-${tone}`} d={around(3 + (n % 12), 13, n < 12 ? 13 : n < 24 ? 7 : 4)} />
        </>
      );
  }
}

/** All faces of the standard set in a style; the four tiles of a kind look alike. */
export function brandFaces(style: FaceStyle): ReadonlyMap<string, FaceDrawing> {
  return new Map(
    standardKinds.flatMap(({ faces }, n) => faces.map((face) => [face, { index: '', draw: () => drawing(style, n) }])),
  );
}
