import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../base/result';
import type { Vouched } from '../../browser/identity';
import type { FormProblem } from '../../services/forms/form-problem';
import { createSocialCourse, type SocialAnswer, type SocialParts } from './social-course';

const PROBLEM: FormProblem = { tone: 'alert', key: 'form.offline' };
const IN = { kind: 'in' } as const;
const LOST = { kind: 'lost', problem: PROBLEM } as const;
const UNBOUND = { kind: 'unbound', message: 'm' } as const;
const who = (channel: Vouched['channel'] = 'google'): Vouched => ({ channel, token: async () => ok('jwt') });

/** A course whose platform gives these answers, one after the other, and notes what it was asked. */
function course(
  signIns: SocialAnswer[],
  registrations: Exclude<SocialAnswer, { kind: 'unbound' }>[] = [],
  auto = false,
) {
  const calls: string[] = [];
  const parts: SocialParts = {
    signIn: async () => {
      calls.push('sign in');
      return signIns.shift() ?? IN;
    },
    register: async () => {
      calls.push('register');
      return registrations.shift() ?? IN;
    },
    registersAtOnce: () => auto,
    offerChoice: (message) => void calls.push(`choose: ${message}`),
    tie: async () => void calls.push('tie'),
    tell: () => void calls.push('tell'),
  };
  const made = createSocialCourse(parts);
  const ask = (channel: Vouched['channel'] = 'google') =>
    made.run(channel, async () => {
      calls.push(`ask ${channel}`);
      return ok(who(channel));
    });
  return { ...made, calls, ask };
}

describe('the course of a sign-in by somebody who vouches', () => {
  test('[SOCIAL-1] asks the provider, then the platform; and then once more for the next one', async () => {
    const { calls, ask, state } = course([IN, IN]);
    expect(await ask()).toBeUndefined();
    expect(state.getState()).toEqual({ phase: 'open', holds: false });
    await ask();
    expect(calls).toEqual(['ask google', 'sign in', 'ask google', 'sign in']);
  });

  test('[SOCIAL-5] what the provider says is told, and what the visitor left is not', async () => {
    const { run, calls } = course([]);
    expect(await run('google', async () => fail(PROBLEM))).toBe(PROBLEM);
    expect(await run('google', async () => fail(undefined))).toBeUndefined();
    expect(calls).toEqual([]);
  });

  test('[SOCIAL-2] nobody is asked for twice where the platform did not answer', async () => {
    const { calls, ask } = course([LOST, IN]);
    expect(await ask()).toBe(PROBLEM);
    expect(await ask()).toBeUndefined();
    expect(calls).toEqual(['ask google', 'sign in', 'sign in']);
  });

  test('[SOCIAL-2] another provider, or another number, is asked for again', async () => {
    const { calls, ask, forget } = course([LOST, LOST, IN]);
    await ask('google');
    await ask('phone');
    forget();
    await ask('phone');
    expect(calls.filter((call) => call.startsWith('ask'))).toEqual(['ask google', 'ask phone', 'ask phone']);
  });

  test('[SOCIAL-2] who has no account chooses, or gets one straight away', async () => {
    const asks = course([UNBOUND]);
    await asks.ask();
    expect(asks.calls).toEqual(['ask google', 'sign in', 'choose: m']);
    await asks.register();
    await asks.register();
    expect(asks.calls.slice(3)).toEqual(['register']);
    const atOnce = course([UNBOUND], [], true);
    await atOnce.ask();
    expect(atOnce.calls).toEqual(['ask google', 'sign in', 'register']);
  });

  test('[SOCIAL-2] a lost registration leads through the sign-in again', async () => {
    const { calls, ask, register } = course([UNBOUND, IN], [LOST]);
    await ask();
    await register();
    await register();
    await ask();
    expect(calls).toEqual(['ask google', 'sign in', 'choose: m', 'register', 'tell', 'sign in']);
  });

  test('[SOCIAL-2] an account there is is tied, and nobody is held any more', async () => {
    const { calls, ask, tie } = course([UNBOUND, IN]);
    await ask();
    await tie();
    await tie();
    await ask();
    expect(calls).toEqual(['ask google', 'sign in', 'choose: m', 'tie', 'ask google', 'sign in']);
  });

  test('[SOCIAL-2] a refusal drops who was held', async () => {
    const { calls, ask } = course([{ kind: 'refused', problem: PROBLEM }, IN]);
    expect(await ask()).toBe(PROBLEM);
    await ask();
    expect(calls.filter((call) => call.startsWith('ask'))).toHaveLength(2);
  });

  test('[SOCIAL-2] one runs at a time, and one that breaks opens the way again', async () => {
    let release: (() => void) | undefined;
    const { run, ask, calls } = course([]);
    const first = run('google', async () => {
      await new Promise<void>((done) => {
        release = done;
      });
      throw new Error('broken');
    });
    expect(await ask()).toBeUndefined();
    expect(calls).toEqual([]);
    release?.();
    await expect(first).rejects.toThrow('broken');
    await ask();
    expect(calls).toEqual(['ask google', 'sign in']);
  });
});
