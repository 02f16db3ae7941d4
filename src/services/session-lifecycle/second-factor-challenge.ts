import type { InferOutput } from 'valibot';
import type { Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import type { ResponseOf } from '../../contract/endpoint';
import type { availableSecondFactors, login } from '../../contract/endpoints/account/session';

/**
 * A sign-in for which the platform requires a second factor (LOGIN-5): the credentials to send again, and the second
 * factors that the member can use.
 */
export interface SecondFactorChallenge {
  readonly username: string;
  readonly password: string;
  /**
   * The identity provider's token. A social sign-in sends it instead of the password; linking an account sends both.
   */
  readonly firebaseIdToken?: string;
  /** Phone number and code of an SMS sign-in; sent instead of the password. */
  readonly sms?: {
    readonly mobileNum: string;
    /** Calling code of the number, where it can be chosen (LOGIN-7). */
    readonly countryDialingCode?: string;
    readonly verificationCode: string;
  };
  readonly factors: InferOutput<typeof availableSecondFactors>;
}

/**
 * Asks the user for the second factor and signs in. Resolves with the response; with undefined if the user cancels; with
 * the refusal if the user cancels because no factor can change it, such as of the password (LOGIN-5).
 */
type SecondFactorHandler = (
  challenge: SecondFactorChallenge,
) => Promise<Result<ResponseOf<typeof login>, ApiError> | undefined>;
let handler: SecondFactorHandler = () => Promise.resolve(undefined);

/** Registers the handler that opens the second-factor dialog; called by the composition root. */
export function registerSecondFactorHandler(newHandler: SecondFactorHandler): void {
  handler = newHandler;
}

/**
 * Asks the user for the second factor and signs in. Resolves with undefined if the user cancels, or if the dialog's
 * chunk cannot be loaded; the user can then submit the form again.
 */
export const signInWithSecondFactor: SecondFactorHandler = (challenge) => handler(challenge).catch(() => undefined);
