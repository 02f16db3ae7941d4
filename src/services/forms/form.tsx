import { type ReactNode, useId } from 'react';
import { Button, type ButtonVariant } from '../../ui/button/button';
import style from './form.module.css';
import { FormErrorMessage } from './form-error-message';
import type { AppForm, FormValues, SendForm } from './use-app-form';

interface FormProps<Values extends FormValues, Output> {
  readonly form: AppForm<Values, Output>;
  readonly onSubmit: SendForm<Values, Output>;
  readonly submitLabel: string;
  readonly submitLook?: ButtonVariant | undefined;
  /** Whether the submit button ignores presses, because something that the form needs has not loaded yet. */
  readonly isWaiting?: boolean;
  /** Whether the submit button shows the busy state because of a request other than the form's own submit. */
  readonly isBusy?: boolean;
  /** Whether the submit button stays at the bottom of the screen while the form is longer than the screen. */
  readonly hasStickySubmit?: boolean;
  /** What the submit does, directly above the button, with which it stays in view. Screen readers read it with the button. */
  readonly submitNote?: ReactNode;
  readonly children: ReactNode;
  /** Content below the submit button. */
  readonly footer?: ReactNode;
}

/** Form element with an error message and a submit button. Enter in a field submits the form. */
export function Form<Values extends FormValues, Output>({
  form,
  onSubmit,
  submitLabel,
  submitLook = 'primary',
  isWaiting = false,
  isBusy = false,
  hasStickySubmit = false,
  submitNote,
  children,
  footer,
}: FormProps<Values, Output>) {
  const noteId = useId();
  return (
    <form ref={form.element} noValidate onSubmit={form.handleSubmit(onSubmit)}>
      {children}
      <FormErrorMessage error={form.formError} toMessage={form.toMessage} />
      <div className={hasStickySubmit ? style.sticky : undefined}>
        {submitNote && <div id={noteId}>{submitNote}</div>}
        <Button
          type="submit"
          look={submitLook}
          aria-describedby={submitNote ? noteId : undefined}
          busy={form.busy || isBusy}
          coolingDown={form.coolingDown || isWaiting}
          wide
        >
          {submitLabel}
        </Button>
      </div>
      {footer}
    </form>
  );
}
