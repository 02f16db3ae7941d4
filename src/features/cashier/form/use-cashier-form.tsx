import { type ReactNode, useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { ApiResult } from '../../../api/call';
import { isOutcomeUnknown } from '../../../api/is-outcome-unknown';
import { fail, type Result } from '../../../base/result';
import type { DepositOrWithdrawal } from '../../../contract/endpoints/money/cashier';
import type { Amount } from '../../../contract/money';
import {
  toCashierErrorMessage,
  toCashierErrorNotice,
  toCashierErrorText,
} from '../../../services/errors/cashier-error-message';
import type { FieldsByErrorCode } from '../../../services/forms/find-error-field';
import {
  type AppForm,
  type FormFieldError,
  type FormValues,
  type SubmitError,
  useAppForm,
} from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import type { MoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { navigateTo } from '../../../services/navigation/navigate';
import { showNotice } from '../../../services/overlays/notices';
import { UnconfirmedRequestCard } from '../../../services/submissions/unconfirmed-request-card';
import { useIdempotentCall } from '../../../services/submissions/use-idempotent-call';
import { type AmountBounds, parseAmount } from './parse-amount';

interface CashierFormOptions<Values extends FormValues, Body> {
  readonly kind: 'deposit' | 'withdraw';
  readonly money: MoneyFormatter;
  /** Schema of the input, and its values until the member has typed something. */
  readonly input: GenericSchema<Values, Values>;
  readonly defaultValues: Values;
  readonly errorFields: FieldsByErrorCode<Extract<keyof Values, string>>;
  /** Schema of a submission that was stored before its response was lost. */
  readonly body: GenericSchema<unknown, Body>;
  readonly send: (requestId: string, body: Body) => Promise<ApiResult<{ readonly order: DepositOrWithdrawal }>>;
  /** Called when the platform has accepted the submission, also if the member has left the form. */
  readonly onSubmitted: (order: DepositOrWithdrawal) => void;
  /** Path of the page that shows the state of an order, to which a member who is still at the form is led. */
  readonly statePath: string;
  /** Called when the platform has refused the submission, so that limits and balance can be fetched again. */
  readonly onRefused: () => void;
}

interface CashierForm<Values extends FormValues, Body> {
  readonly form: AppForm<Values, Values>;
  /** Parses a typed amount within its limits. */
  readonly read: (text: string, limits: AmountBounds) => ReturnType<typeof parseAmount>;
  /** Submits the body that `build` returns for the parsed amount; an invalid amount is explained at its field. */
  readonly submit: (
    text: string,
    limits: AmountBounds,
    build: (amount: Amount) => Body,
  ) => Promise<Result<unknown, SubmitError<'amount'>>>;
  /** Shown instead of the form while the outcome of a submission is unknown; undefined if it is known. */
  readonly unconfirmed: ReactNode;
}

/**
 * Returns the state of the form of a deposit or a withdrawal: its input, which is kept as a draft until it is
 * submitted, and its submission, which takes effect once even if its response is lost (MEM-1, API-8).
 */
export function useCashierForm<Values extends FormValues & { amount: string }, Body extends { amount: Amount }>({
  kind,
  money,
  input,
  defaultValues,
  errorFields,
  body,
  send,
  onSubmitted,
  statePath,
  onRefused,
}: CashierFormOptions<Values, Body>): CashierForm<Values, Body> {
  const t = useTranslate();
  const submission = useIdempotentCall({ kind, schema: body, send });
  const [problem, setProblem] = useState('');
  const [isResending, setResending] = useState(false);
  const form = useAppForm({
    id: kind,
    schema: input,
    defaultValues: defaultValues as Parameters<typeof useAppForm<Values, Values>>[0]['defaultValues'],
    errorFields: errorFields as Parameters<typeof useAppForm<Values, Values>>[0]['errorFields'] & object,
    keptFields: Object.keys(defaultValues) as Parameters<typeof useAppForm<Values, Values>>[0]['keptFields'] & object,
    keptIn: 'tab',
    toMessage: toCashierErrorMessage,
  });

  const read = (text: string, limits: AmountBounds) => parseAmount(text, limits, money);

  function finish(order: DepositOrWithdrawal) {
    form.reset();
    onSubmitted(order);
    if (form.isShown()) navigateTo(`${statePath}?order=${encodeURIComponent(order.id)}`);
  }

  async function submit(text: string, limits: AmountBounds, build: (amount: Amount) => Body) {
    const typed = read(text, limits);
    if (!typed.ok) {
      const values = { limit: typed.limit === undefined ? '' : money.format(typed.limit) };
      const error: FormFieldError<'amount'> = { layer: 'field', field: 'amount', text: { key: typed.key, values } };
      return fail(error);
    }
    const result = await submission.submit(build(typed.amount));
    if (result.ok) finish(result.value.order);
    else if (result.error.layer === 'business') onRefused();
    return result;
  }

  async function resend() {
    setProblem('');
    setResending(true);
    const result = await submission.resend();
    setResending(false);
    if (!result) return;
    if (result.ok) finish(result.value.order);
    else if (isOutcomeUnknown(result.error)) setProblem(toCashierErrorText(result.error, t));
    else {
      // The card goes with the request whose outcome is now known.
      showNotice({ message: toCashierErrorNotice(result.error) });
      onRefused();
    }
  }

  return {
    form,
    read,
    submit,
    unconfirmed: submission.unconfirmed && (
      <UnconfirmedRequestCard
        summary={money.format(submission.unconfirmed.amount)}
        busy={isResending}
        problem={problem}
        onResend={() => void resend()}
        onGiveUp={submission.giveUp}
      />
    ),
  };
}
