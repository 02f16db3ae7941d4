import type { GenericSchema } from 'valibot';
import { fail, type Result } from '../../../base/result';
import type { Amount } from '../../../contract/money';
import { toCashierErrorMessage } from '../../../services/errors/cashier-error-message';
import type { FieldsByErrorCode } from '../../../services/forms/find-error-field';
import {
  type AppForm,
  type FormFieldError,
  type FormFieldProps,
  type FormValues,
  type SubmitError,
  useAppForm,
} from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import type { MoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { type AmountBounds, parseAmount } from './parse-amount';
import type { CashierSubmission } from './use-cashier-submission';

interface CashierFormOptions<Values extends FormValues, Body> {
  readonly submission: CashierSubmission<Body>;
  readonly money: MoneyFormatter;
  /** Schema of the input, and its values until the member has typed something. */
  readonly input: GenericSchema<Values, Values>;
  readonly defaultValues: Values;
  readonly errorFields: FieldsByErrorCode<Extract<keyof Values, string>>;
}

interface CashierForm<Values extends FormValues, Body> {
  readonly form: AppForm<Values, Values>;
  /** Parses a typed amount within its limits. */
  readonly read: (text: string, limits: AmountBounds) => ReturnType<typeof parseAmount>;
  /**
   * Returns the props of the field of a parsed amount. An amount above its limit is explained at once, because no
   * further digit mends it. The error of an amount that is still invalid follows the limits and the currency, which may arrive after it.
   */
  readonly amountField: (typed: ReturnType<typeof parseAmount>) => FormFieldProps;
  /** Submits the body that `build` returns for the parsed amount; an invalid amount is explained at its field. */
  readonly submit: (
    text: string,
    limits: AmountBounds,
    build: (amount: Amount) => Body,
  ) => Promise<Result<unknown, SubmitError<'amount'>>>;
}

/**
 * Returns the state of the form of a deposit or a withdrawal: its input, which is kept as a draft until it is
 * submitted (MEM-1).
 */
export function useCashierForm<Values extends FormValues & { amount: string }, Body>({
  submission,
  money,
  input,
  defaultValues,
  errorFields,
}: CashierFormOptions<Values, Body>): CashierForm<Values, Body> {
  const t = useTranslate();
  const form = useAppForm({
    id: submission.kind,
    schema: input,
    defaultValues: defaultValues as Parameters<typeof useAppForm<Values, Values>>[0]['defaultValues'],
    errorFields: errorFields as Parameters<typeof useAppForm<Values, Values>>[0]['errorFields'] & object,
    keptFields: Object.keys(defaultValues) as Parameters<typeof useAppForm<Values, Values>>[0]['keptFields'] & object,
    keptIn: 'tab',
    toMessage: toCashierErrorMessage,
  });

  const read = (text: string, limits: AmountBounds) => parseAmount(text, limits, money);

  function amountField(typed: ReturnType<typeof parseAmount>): FormFieldProps {
    const field = form.field('amount' as Parameters<typeof form.field>[0]);
    if (typed.ok || (field.error === undefined && typed.key !== 'cashier.amount.max')) return field;
    return { ...field, error: t(typed.key, formatLimit(typed.limit)) };
  }

  const formatLimit = (limit: Amount | undefined) => ({ limit: limit === undefined ? '' : money.format(limit) });

  async function submit(text: string, limits: AmountBounds, build: (amount: Amount) => Body) {
    const typed = read(text, limits);
    if (!typed.ok) {
      const reason = { key: typed.key, values: formatLimit(typed.limit) };
      const error: FormFieldError<'amount'> = { layer: 'field', field: 'amount', text: reason };
      return fail(error);
    }
    const result = await submission.submit(build(typed.amount));
    if (result.ok) form.reset();
    return result;
  }

  return { form, read, amountField, submit };
}
