import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Result } from '../../base/result';
import type { Vouched } from '../../browser/identity';
import type { FormProblem } from '../../services/forms/form-problem';
import { nextSocial, OPEN, type SocialEvent, type SocialState } from './social-machine';

/** What the platform made of somebody who was vouched for. */
export type SocialAnswer =
  | { readonly kind: 'in' }
  /** No account is tied to it (SOCIAL-2). */
  | { readonly kind: 'unbound'; readonly message: string }
  | { readonly kind: 'refused'; readonly problem: FormProblem | undefined }
  /** No answer came: nobody knows what was done. */
  | { readonly kind: 'lost'; readonly problem: FormProblem | undefined };

export interface SocialParts {
  signIn(vouched: Vouched): Promise<SocialAnswer>;
  register(vouched: Vouched): Promise<Exclude<SocialAnswer, { kind: 'unbound' }>>;
  /** Who has no account gets one straight away (FIREBASECREATEACC3). */
  registersAtOnce(): boolean;
  /** Lets the visitor choose: an account of his own, or a new one. */
  offerChoice(message: string): void;
  /** The next sign-in by hand ties the account. */
  tie(vouched: Vouched): Promise<void>;
  /** Says what went wrong where no form is there to say it. */
  tell(problem: FormProblem): void;
}

/** Asks a provider to vouch; no problem where the visitor himself left it. */
export type Ask = () => Promise<Result<Vouched, FormProblem | undefined>>;

/** The course of a sign-in by somebody who vouches, one at a time. It is no part of a form: windows and notices outlive those. */
export interface SocialCourse {
  readonly state: StoreApi<SocialState>;
  /** Signs in; whoever is held already is not asked for again. Answers what went wrong. */
  run(channel: Vouched['channel'], ask: Ask): Promise<FormProblem | undefined>;
  /** The choice: a new account. */
  register(): Promise<void>;
  /** The choice: an account there is. */
  tie(): Promise<void>;
  /** What was typed has changed: nobody is held any more. */
  forget(): void;
}

export function createSocialCourse(parts: SocialParts): SocialCourse {
  const state = createStore<SocialState>(() => OPEN);
  let held: Vouched | undefined;

  function move(event: SocialEvent): boolean {
    const next = nextSocial(state.getState(), event);
    if (next === state.getState()) return false;
    state.setState(next, true);
    if (!next.holds) held = undefined;
    return true;
  }

  function settle(answer: Exclude<SocialAnswer, { kind: 'unbound' }>): FormProblem | undefined {
    if (answer.kind === 'in') {
      move('signed-in');
      move('renew'); // whoever signs out may sign in this way again
      return undefined;
    }
    move(answer.kind);
    return answer.problem;
  }

  async function signIn(vouched: Vouched): Promise<FormProblem | undefined> {
    try {
      const answer = await parts.signIn(vouched);
      if (answer.kind !== 'unbound') return settle(answer);
      move('unbound');
      if (parts.registersAtOnce() && move('register')) return settle(await parts.register(vouched));
      parts.offerChoice(answer.message);
      return undefined;
    } finally {
      move('lost'); // a part that broke: what is held is kept, and the way is open again
    }
  }

  return {
    state,
    async run(channel, ask) {
      if (held?.channel === channel && move('resume')) return signIn(held);
      if (!move('ask')) return undefined;
      try {
        const asked = await ask();
        if (!asked.ok) return asked.error;
        move('vouched');
        held = asked.value;
        return await signIn(asked.value);
      } finally {
        move('unvouched');
      }
    },
    async register() {
      const vouched = held;
      if (!vouched || !move('register')) return;
      try {
        const problem = settle(await parts.register(vouched));
        if (problem) parts.tell(problem);
      } finally {
        move('lost');
      }
    },
    async tie() {
      if (held) await parts.tie(held);
      move('forget');
    },
    forget: () => void move('forget'),
  };
}
