import type { InferOutput } from 'valibot';
import type { ResponseOf } from '../../contract/endpoint';
import type { login, secondFactors } from '../../contract/endpoints/session';

/** A sign-in for which the platform requires a second factor (LOGIN-5). */
export interface SecondFactorChallenge {
  readonly username: string;
  readonly password: string;
  /** The provider's token: instead of the password at a social sign-in, beside it when an account is linked. */
  readonly firebaseIdToken?: string;
  /** The number and code of a sign-in by SMS, instead of the password. */
  readonly sms?: { readonly mobileNum: string; readonly verificationCode: string };
  readonly factors: InferOutput<typeof secondFactors>;
}

/** Resolves with the sign-in's response; undefined if the visitor cancels. */
type SecondFactorHandler = (challenge: SecondFactorChallenge) => Promise<ResponseOf<typeof login> | undefined>;
let handler: SecondFactorHandler = () => Promise.resolve(undefined);

/** Registers the handler that shows the second factor; called by the composition root. */
export function registerSecondFactorHandler(newHandler: SecondFactorHandler): void {
  handler = newHandler;
}

/** Requests the second factor. If its code does not load it counts as cancelled, and the sign-in can be sent again. */
export const requestSecondFactor: SecondFactorHandler = (challenge) => handler(challenge).catch(() => undefined);
