import type { InferOutput } from 'valibot';
import type { AnswerOf } from '../../contract/endpoint';
import type { login, secondFactors } from '../../contract/endpoints/session';

/** A sign-in that the platform wants proved in a second way (LOGIN-5). */
export interface SecondStep {
  readonly username: string;
  readonly password: string;
  /** Who signs in by a provider says so by its token instead, and who ties one to an account does both. */
  readonly firebaseIdToken?: string;
  /** Who signs in by a code says so by the number and that code instead. */
  readonly sms?: { readonly mobileNum: string; readonly verificationCode: string };
  readonly factors: InferOutput<typeof secondFactors>;
}

/** Answers what the sign-in would have answered; undefined when the visitor leaves it. */
type TakeSecondStep = (step: SecondStep) => Promise<AnswerOf<typeof login> | undefined>;
let take: TakeSecondStep = () => Promise.resolve(undefined);

/** Who asks for the second step; the composition root says. */
export function bindSecondStep(bound: TakeSecondStep): void {
  take = bound;
}

/** Takes the second step; when its code cannot be had it counts as left, and the sign-in can be sent again. */
export const takeSecondStep: TakeSecondStep = (step) => take(step).catch(() => undefined);
