import type { ComponentProps } from 'react';
import style from './radio-group.module.css';

interface RadioGroupProps extends Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onBlur' | 'onChange'> {
  /** Label of the group. */
  readonly legend: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** A group of radio buttons with labels, in a row. `ref` is called with each button. */
export function RadioGroup({ legend, choices, ...input }: RadioGroupProps) {
  return (
    <fieldset className={style.choices}>
      <legend>{legend}</legend>
      <div className={style.row}>
        {choices.map(({ value, label }) => (
          <label key={value} className={style.choice}>
            <input {...input} type="radio" value={value} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
