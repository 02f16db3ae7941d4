import { type InferOutput, safeParse } from 'valibot';
import type { ApiError } from '../../contract/api-error';
import { secondFactors } from '../../contract/endpoints/session';
import { ERROR_CODE } from '../../contract/error-codes';

/** The second factors a refused sign-in may go on with; undefined when it wants none or the member has none (LOGIN-5). */
export function offeredFactors(error: ApiError): InferOutput<typeof secondFactors> | undefined {
  if (error.layer !== 'business' || error.code !== ERROR_CODE.loginVerifyRequired) return undefined;
  const factors = safeParse(secondFactors, error.value);
  return factors.success && Object.values(factors.output).includes(true) ? factors.output : undefined;
}
