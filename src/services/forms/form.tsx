import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button';
import { FormErrorMessage } from './form-error-message';
import type { FormValues, ProductForm, SendForm } from './use-product-form';

interface FormProps<Values extends FormValues, Output> {
  readonly form: ProductForm<Values, Output>;
  readonly onSubmit: SendForm<Values, Output>;
  readonly submitLabel: string;
  /** The submit button is disabled: something that the form needs is not loaded yet. */
  readonly isWaiting?: boolean;
  /** Shown as busy although this form sends nothing. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
  /** Shown below the button. */
  readonly footer?: ReactNode;
}

/** A form with its error and its submit button. Enter in a field submits it. */
export function Form<Values extends FormValues, Output>({
  form,
  onSubmit,
  submitLabel,
  isWaiting = false,
  isBusy = false,
  children,
  footer,
}: FormProps<Values, Output>) {
  return (
    <form ref={form.element} noValidate onSubmit={form.handleSubmit(onSubmit)}>
      {children}
      <FormErrorMessage error={form.formError} toMessage={form.toMessage} />
      <Button type="submit" busy={form.busy || isBusy} coolingDown={form.coolingDown || isWaiting} wide>
        {submitLabel}
      </Button>
      {footer}
    </form>
  );
}
