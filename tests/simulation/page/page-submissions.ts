import { boolean, type GenericSchema, object, string } from 'valibot';
import type { ApiResult } from '../../../src/api/call';
import {
  type DepositOrWithdrawal,
  submitDeposit,
  submitWithdrawal,
} from '../../../src/contract/endpoints/money/cashier';
import { redeemPointsForProduct } from '../../../src/contract/endpoints/money/rewards';
import { type Amount, amount } from '../../../src/contract/money';
import { call } from '../../../src/services/platform/api-client';
import type { RequestKind } from '../../../src/services/submissions/unconfirmed-requests';
import { useIdempotentCall } from '../../../src/services/submissions/use-idempotent-call';
import { trackDepositOrWithdrawal } from '../../../src/services/tracking/track-money';

/** A form that costs money or points. What a member wants of it is a text: an amount or a product. */
export interface Submission {
  readonly isUnconfirmed: boolean;
  /** What the unconfirmed request is for. */
  readonly unconfirmed: string | undefined;
  readonly submit: (wish: string) => Promise<ApiResult<unknown>>;
  readonly resend: () => Promise<ApiResult<unknown> | undefined>;
  readonly giveUp: () => void;
}

/** Reports an order, as the page of the cashier does when it is accepted. */
const reportOrder = ({ order }: { readonly order: DepositOrWithdrawal }) => void trackDepositOrWithdrawal(order, 'PHP');

/** Returns the hook of a form: `useIdempotentCall`, with the request that the component sends. */
const formHook =
  <Body, T>(
    kind: RequestKind,
    schema: GenericSchema<unknown, Body>,
    write: (wish: string) => Body,
    read: (body: Body) => string,
    send: (requestId: string, body: Body) => Promise<ApiResult<T>>,
    report: (accepted: T) => void = () => undefined,
  ): (() => Submission) =>
  () => {
    const form = useIdempotentCall({ kind, schema, send });
    async function reportIfAccepted<R extends ApiResult<T> | undefined>(sent: Promise<R>): Promise<R> {
      const result = await sent;
      if (result?.ok) report(result.value);
      return result;
    }
    return {
      ...form,
      unconfirmed: form.unconfirmed === undefined ? undefined : read(form.unconfirmed),
      submit: (wish) => reportIfAccepted(form.submit(write(wish))),
      resend: () => reportIfAccepted(form.resend()),
    };
  };

export const FORMS = {
  redeem: formHook(
    'redeem',
    object({ productId: string() }),
    (productId) => ({ productId }),
    ({ productId }) => productId,
    (requestId, body) => call(redeemPointsForProduct, { body: { requestId, ...body }, quiet: true }),
  ),
  deposit: formHook(
    'deposit',
    object({ methodId: string(), amount, useBonus: boolean(), limitAsked: boolean() }),
    (wish) => ({ methodId: 'gcash', amount: wish as Amount, useBonus: false, limitAsked: true }),
    (body) => body.amount,
    (requestId, body) => call(submitDeposit, { body: { requestId, ...body }, quiet: true }),
    reportOrder,
  ),
  withdraw: formHook(
    'withdraw',
    object({ accountId: string(), amount }),
    (wish) => ({ accountId: '1', amount: wish as Amount }),
    (body) => body.amount,
    (requestId, body) => call(submitWithdrawal, { body: { requestId, ...body }, quiet: true }),
    reportOrder,
  ),
};
export type FormKind = keyof typeof FORMS;
