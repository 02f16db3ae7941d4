import type { ComponentProps } from 'react';
import style from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: string;
}

/** A labelled checkbox; the whole line is clickable. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className={style.checkbox}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
