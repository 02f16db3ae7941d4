import { type ComponentProps, useId } from 'react';
import { FieldErrorMessage } from './text-field';
import style from './text-field.module.css';

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string;
  /** Validation error; linked to the field for screen readers. */
  readonly error?: string | undefined;
}

/** A labelled multi-line text field. */
export function TextArea({ label, error, id: idProp, ...area }: TextAreaProps) {
  const generatedId = useId();
  const id = idProp ?? generatedId;
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
      <FieldErrorMessage id={noteId} error={error} />
    </div>
  );
}
