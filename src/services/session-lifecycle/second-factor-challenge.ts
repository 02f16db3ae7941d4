import type { InferOutput } from 'valibot';
import type { ResponseOf } from '../../contract/endpoint';
import type { login, secondFactors } from '../../contract/endpoints/account/session';

/** A sign-in for which the platform requires a second factor (LOGIN-5). */
export interface SecondFactorChallenge {
  readonly username: string;
  readonly password: string;
  /**
   * The provider's token: sent instead of the password for a social sign-in, and with the password when an account is
   * linked.
   */
  readonly firebaseIdToken?: string;
  /** Phone number and code of an SMS sign-in; sent instead of the password. */
  readonly sms?: { readonly mobileNum: string; readonly verificationCode: string };
  readonly factors: InferOutput<typeof secondFactors>;
}

/** Resolves with the response of the sign-in; undefined if the user cancels. */
type SecondFactorHandler = (challenge: SecondFactorChallenge) => Promise<ResponseOf<typeof login> | undefined>;
let handler: SecondFactorHandler = () => Promise.resolve(undefined);

/** Registers the handler that opens the second-factor dialog; called by the composition root. */
export function registerSecondFactorHandler(newHandler: SecondFactorHandler): void {
  handler = newHandler;
}

/**
 * Requests the second factor. If the code of the dialog cannot be loaded, this counts as cancelled, and the user can
 * submit again.
 */
export const requestSecondFactor: SecondFactorHandler = (challenge) => handler(challenge).catch(() => undefined);
