import { type ComponentProps, type ReactNode, useId } from 'react';
import style from './text-field.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** What is wrong with what was typed; tied to the field for screen readers. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** A control inside the field, before the text. */
  readonly leading?: ReactNode;
  /** A control inside the field, after the text. */
  readonly trailing?: ReactNode;
}

/** A labelled text field; its error and hint are read out with it. */
export function TextField({ label, error, hint, leading, trailing, id: given, ...input }: TextFieldProps) {
  const made = useId();
  const id = given ?? made; // password managers know a field by an id that stays
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      <div className={style.box} data-invalid={error !== undefined || undefined}>
        {leading}
        <input
          {...input}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : noteId}
        />
        {trailing}
      </div>
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? style.hint : style.error}>
          {note}
        </p>
      )}
    </div>
  );
}
