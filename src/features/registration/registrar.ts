import { isUnanswered } from '../../api/is-unanswered';
import type { Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import type { Registered } from '../../contract/endpoints/registration';
import type { CaptchaProof } from '../../services/captcha/captcha-proof';
import type { FormProblem } from '../../services/forms/form-problem';
import type { Candidate } from './candidate';
import { nextRegistration, OPEN, type RegistrationEvent } from './registration-machine';

/** What became of a submit. */
export type RegistrationOutcome =
  /** `candidate`: whose account it is; after a lost answer, the one that was sent then. */
  | { readonly kind: 'registered'; readonly member: Registered; readonly candidate: Candidate }
  | { readonly kind: 'unproven'; readonly problem: FormProblem }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** No answer came: nobody knows whether there is an account now (security B20). */
  | { readonly kind: 'unknown' }
  /** One runs already: this one is ignored. */
  | { readonly kind: 'busy' };

export interface RegistrarParts {
  send(candidate: Candidate, proof: CaptchaProof): Promise<Result<Registered, ApiError>>;
  /** The member that a lost request has made; undefined when it has made none. */
  find(candidate: Candidate): Promise<Result<Registered | undefined, ApiError>>;
}

export interface Registrar {
  register(candidate: Candidate, prove: () => Promise<Result<CaptchaProof, FormProblem>>): Promise<RegistrationOutcome>;
  /** The account has been taken over: the next registration is another intent. */
  renew(): void;
}

/** Makes accounts, one at a time and one for each intent, whatever gets lost on the way (REG-3). */
export function createRegistrar({ send, find }: RegistrarParts): Registrar {
  let state = OPEN;
  let sent: Candidate | undefined;

  function move(event: RegistrationEvent): boolean {
    const before = state;
    state = nextRegistration(before, event);
    return state !== before;
  }

  /** Looks for what a lost request may have made; undefined: nothing, and the way is free. */
  async function settle(lost: Candidate): Promise<RegistrationOutcome | undefined> {
    const answer = await find(lost);
    if (!answer.ok) return { kind: 'unknown' };
    if (answer.value && move('found')) return { kind: 'registered', member: answer.value, candidate: lost };
    move('absent');
    return undefined;
  }

  async function attempt(candidate: Candidate, proof: CaptchaProof): Promise<RegistrationOutcome> {
    sent = candidate;
    const answer = await send(candidate, proof);
    if (answer.ok && move('accepted')) return { kind: 'registered', member: answer.value, candidate };
    if (answer.ok || isUnanswered(answer.error)) return { kind: 'unknown' };
    move('refused');
    return { kind: 'refused', error: answer.error };
  }

  return {
    async register(candidate, prove) {
      if (!move('submit')) return { kind: 'busy' };
      try {
        const settled = state.phase === 'finding' && sent ? await settle(sent) : undefined;
        if (settled) return settled;
        const proof = await prove();
        if (!proof.ok) return { kind: 'unproven', problem: proof.error };
        move('proved');
        return await attempt(candidate, proof.value);
      } finally {
        // Whatever has not been settled by now will not be: the way is open again, and what was sent stays in doubt.
        move('lost');
        move('unproved');
      }
    },
    renew: () => void move('renew'),
  };
}
