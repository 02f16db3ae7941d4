import type { InferOutput } from 'valibot';
import type { ApiError } from '../../contract/api-error';
import { parseTolerantly } from '../../contract/contract-deviation';
import { availableSecondFactors } from '../../contract/endpoints/account/session';
import { ERROR_CODES } from '../../contract/error-codes';

/**
 * Returns the second factors that the member can use, from the error of a refused sign-in (LOGIN-5). Undefined if the
 * platform requires none, or the member has none.
 */
export function parseAvailableSecondFactors(error: ApiError): InferOutput<typeof availableSecondFactors> | undefined {
  if (error.layer !== 'business' || error.code !== ERROR_CODES.loginVerifyRequired) return undefined;
  const factors = parseTolerantly(availableSecondFactors, error.value);
  return factors.ok && Object.values(factors.value).includes(true) ? factors.value : undefined;
}
