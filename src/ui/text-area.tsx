import { type ComponentProps, useId } from 'react';
import style from './text-field.module.css';

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string;
  /** What is wrong with what was typed; tied to the field for screen readers. */
  readonly error?: string | undefined;
}

/** A labelled field for many words. */
export function TextArea({ label, error, id: given, ...area }: TextAreaProps) {
  const made = useId();
  const id = given ?? made;
  const noteId = `${id}-note`;
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      <div className={style.box} data-invalid={error !== undefined || undefined}>
        <textarea
          {...area}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : noteId}
        />
      </div>
      {error !== undefined && (
        <p id={noteId} className={style.error}>
          {error}
        </p>
      )}
    </div>
  );
}
