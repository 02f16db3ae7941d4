import { type ComponentProps, type ReactNode, useId } from 'react';
import style from './text-field.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  /** `undefined` where the field has a `<label>` elsewhere, for what stands between the two. */
  readonly label: string | undefined;
  /** Validation error; linked to the field for screen readers. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Whether the hint stands before the field, also beside an error, because the error is corrected by it. */
  readonly hasHintFirst?: boolean;
  /** A control inside the field, before the text. */
  readonly leading?: ReactNode;
  /** A control inside the field, after the text. */
  readonly trailing?: ReactNode;
}

/** The error message of a field. Screen readers announce it when it appears, even if the focus stays in the field. */
export function FieldErrorMessage({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} role="alert" className={style.error}>
      {error}
    </p>
  );
}

/**
 * A labelled text field; screen readers announce its error or, if there is none, its hint, then the texts of its
 * `aria-describedby`.
 */
export function TextField({
  label,
  error,
  hint,
  hasHintFirst = false,
  leading,
  trailing,
  id: idProp,
  ...input
}: TextFieldProps) {
  const generatedId = useId();
  const id = idProp ?? generatedId; // password managers identify a field by a stable id
  const noteId = `${id}-note`;
  const hintId = `${id}-hint`;
  const hasHint = hint !== undefined && (hasHintFirst || error === undefined);
  const hintLine = hasHint && (
    <p id={hintId} className={style.hint}>
      {hint}
    </p>
  );
  const descriptions = [error !== undefined && noteId, hasHint && hintId, input['aria-describedby']];
  return (
    <div className={style.field}>
      {label !== undefined && <label htmlFor={id}>{label}</label>}
      {hasHintFirst && hintLine}
      <div className={style.box} dir={input.dir} data-invalid={error !== undefined || undefined}>
        {leading}
        <input
          {...input}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
        />
        {trailing}
      </div>
      {!hasHintFirst && hintLine}
      <FieldErrorMessage id={noteId} error={error} />
    </div>
  );
}
