'use client';
import { useId, type ReactNode } from 'react';
import { renderPart, type PartProps } from './part.tsx';

export type ChoiceProps<V extends string> = Omit<PartProps<'fieldset'>, 'onChange' | 'children'> & {
  /** What is chosen, "Difficulty". */
  readonly label: string;
  /** Values in their order, and what each is called. */
  readonly options: readonly (readonly [value: V, name: string])[];
  /** Undefined: none of them. */
  readonly value: V | undefined;
  readonly onChange: (value: V) => void;
};

/** One of a few, side by side: radio buttons, so that arrows, forms and screen readers know what it is. */
export function Choice<V extends string>({ label, options, value, onChange, ...props }: ChoiceProps<V>): ReactNode {
  const name = useId();
  const children = (
    <>
      <legend className="kumiki-choice-label">{label}</legend>
      {options.map(([each, called]) => (
        <label key={each} className="kumiki-choice-item">
          <input
            type="radio"
            className="kumiki-choice-input"
            name={name}
            value={each}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          <span className="kumiki-choice-name">{called}</span>
        </label>
      ))}
    </>
  );
  return renderPart('fieldset', props, { className: 'kumiki-choice', children }, {});
}
