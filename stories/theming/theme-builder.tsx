import { createTheme, type Brand } from '@kumiki/react/theme';
import { useState } from 'react';
import { cssOf, typescriptOf } from './take-along.ts';
import { ThreeBoards } from './three-boards.tsx';

const colours = ['accent', 'surface', 'ink', 'success', 'danger'] as const;
const first = {
  accent: '#2e4fa2',
  surface: '#faf8f4',
  ink: '#1b1f2a',
  success: '#2c6b45',
  danger: '#a02c22',
  radius: 8,
};

/** Pick colours, see the boards, read the report, take the CSS or the TypeScript along. */
export function ThemeBuilder() {
  const [brand, setBrand] = useState<Brand>(first);
  const [copied, setCopied] = useState<{ readonly words: string; readonly text?: string }>();
  const made = createTheme(brand);
  const copy = async (what: string, text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ words: `${what} copied.` });
    } catch {
      setCopied({ words: `The browser did not let it be copied. Here is the ${what}:`, text });
    }
  };
  return (
    <div className="builder">
      <form className="controls" onSubmit={(event) => event.preventDefault()}>
        {colours.map((name) => (
          <label key={name}>
            {name}
            <input
              type="color"
              value={brand[name]}
              onChange={({ target }) => setBrand({ ...brand, [name]: target.value })}
            />
          </label>
        ))}
        <label>
          radius: {brand.radius}
          <input
            type="range"
            min={0}
            max={24}
            value={brand.radius}
            onChange={({ target }) => setBrand({ ...brand, radius: Number(target.value) })}
          />
        </label>
        <label>
          scheme
          <select
            value={brand.scheme ?? ''}
            onChange={({ target }) => {
              const { scheme: _scheme, ...rest } = brand;
              setBrand(target.value === '' ? rest : { ...rest, scheme: target.value as 'light' | 'dark' });
            }}
          >
            <option value="">as the surface is</option>
            <option>light</option>
            <option>dark</option>
          </select>
        </label>
        <label>
          contrast
          <select
            value={brand.contrast ?? 'AA'}
            onChange={({ target }) => setBrand({ ...brand, contrast: target.value as 'AA' | 'AAA' })}
          >
            <option>AA</option>
            <option>AAA</option>
          </select>
        </label>
        {made.ok ? (
          <>
            <button type="button" className="kumiki-button" onClick={() => void copy('CSS', cssOf(made.value))}>
              Copy CSS
            </button>
            <button
              type="button"
              className="kumiki-button"
              onClick={() => void copy('TypeScript', typescriptOf(brand))}
            >
              Copy TypeScript
            </button>
            <output>{copied?.words}</output>
            {copied?.text !== undefined && <textarea readOnly rows={8} aria-label="to copy" value={copied.text} />}
          </>
        ) : (
          <output role="alert">
            {made.detail.code === 'unreadable'
              ? `Ink on surface is ${made.detail.ratio.toFixed(2)} : 1, and ${made.detail.required} is needed. The nearest ink is ${made.detail.nearest.ink}.`
              : made.detail.code === 'unreachable'
                ? `Not readable: ${made.detail.tokens.join(', ')}. The nearest surface on which it is: ${made.detail.nearest.surface}${made.detail.nearest.ink === undefined ? '' : `, with ${made.detail.nearest.ink} as ink`}.`
                : made.detail.problems.map(({ message }) => message).join(' ')}
          </output>
        )}
      </form>
      {made.ok && (
        <>
          <div data-kumiki-theme="yours" className="branded">
            <style>{cssOf(made.value)}</style>
            <ThreeBoards />
          </div>
          <table className="report">
            <caption>
              {made.value.report.length} pairs, {made.value.report.filter(({ passes }) => passes).length} told apart
            </caption>
            <thead>
              <tr>
                <th>in front</th>
                <th>behind</th>
                <th>contrast</th>
                <th>needed</th>
              </tr>
            </thead>
            <tbody>
              {made.value.report.map(({ front, back, ratio, required }) => (
                <tr key={`${front} ${back}`}>
                  <td>{front}</td>
                  <td>{back}</td>
                  <td>{ratio.toFixed(2)}</td>
                  <td>{required}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}
