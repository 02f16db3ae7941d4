import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../../base/result';
import type { AuthenticatedIdentity } from '../../../browser/identity/identity';
import type { IdentityError } from '../../../contract/app-error';
import {
  createSocialSignInFlow,
  type SocialSignInFlowDependencies,
  type SocialSignInOutcome,
} from './social-sign-in-flow';

const ERROR: IdentityError = { layer: 'identity', problem: 'network', code: '', reason: '' };
const IN = { kind: 'signed-in' } as const;
const LOST = { kind: 'no-response', error: ERROR } as const;
const UNBOUND = { kind: 'unlinked', message: 'm' } as const;
const who = (channel: AuthenticatedIdentity['channel'] = 'google'): AuthenticatedIdentity => ({
  channel,
  id: 'u1',
  token: async () => ok('jwt'),
});

/**
 * Creates a flow with a fake platform that returns the outcomes in `signIns` and `registrations` in order. `calls` in
 * the result lists the calls to the dependencies and the provider.
 */
function createFlow(
  signIns: SocialSignInOutcome[],
  registrations: Exclude<SocialSignInOutcome, { kind: 'unlinked' }>[] = [],
  auto = false,
) {
  const calls: string[] = [];
  const dependencies: SocialSignInFlowDependencies = {
    signIn: async () => {
      calls.push('sign in');
      return signIns.shift() ?? IN;
    },
    register: async () => {
      calls.push('register');
      return registrations.shift() ?? IN;
    },
    shouldRegisterAtOnce: () => auto,
    offerChoice: (message) => void calls.push(`choose: ${message}`),
    linkAccount: async () => void calls.push('tie'),
    showError: () => void calls.push('tell'),
  };
  const flow = createSocialSignInFlow(dependencies);
  const ask = (channel: AuthenticatedIdentity['channel'] = 'google') =>
    flow.run(channel, async () => {
      calls.push(`ask ${channel}`);
      return ok(who(channel));
    });
  return { ...flow, calls, ask };
}

describe('social sign-in flow', () => {
  test('[SOCIAL-1] calls the identity provider and then the platform for every sign-in', async () => {
    const { calls, ask, state } = createFlow([IN, IN]);
    expect(await ask()).toBeUndefined();
    expect(state.getState()).toEqual({ phase: 'idle', hasIdentity: false });
    await ask();
    expect(calls).toEqual(['ask google', 'sign in', 'ask google', 'sign in']);
  });

  test('[SOCIAL-5] returns the identity provider’s error, and does not call the platform', async () => {
    const { run, calls } = createFlow([]);
    expect(await run('google', async () => fail(ERROR))).toBe(ERROR);
    expect(calls).toEqual([]);
  });

  test('[SOCIAL-2.5] does not call the identity provider again in a retry after a lost response', async () => {
    const { calls, ask } = createFlow([LOST, IN]);
    expect(await ask()).toBe(ERROR);
    expect(await ask()).toBeUndefined();
    expect(calls).toEqual(['ask google', 'sign in', 'sign in']);
  });

  test('[SOCIAL-2] calls the identity provider again if the provider or the phone number has changed', async () => {
    const { calls, ask, clearIdentity } = createFlow([LOST, LOST, IN]);
    await ask('google');
    await ask('phone');
    clearIdentity();
    await ask('phone');
    expect(calls.filter((call) => call.startsWith('ask'))).toEqual(['ask google', 'ask phone', 'ask phone']);
  });

  test('[WL-1.7][SOCIAL-2.1] if the identity is linked to no account, the social sign-in flow lets the user choose or registers at once', async () => {
    const asks = createFlow([UNBOUND]);
    await asks.ask();
    expect(asks.calls).toEqual(['ask google', 'sign in', 'choose: m']);
    await asks.register();
    await asks.register();
    expect(asks.calls.slice(3)).toEqual(['register']);
    const atOnce = createFlow([UNBOUND], [], true);
    await atOnce.ask();
    expect(atOnce.calls).toEqual(['ask google', 'sign in', 'register']);
  });

  test('[SOCIAL-2] after a lost registration response, a login request is sent instead of another registration request', async () => {
    const { calls, ask, register } = createFlow([UNBOUND, IN], [LOST]);
    await ask();
    await register();
    await register();
    await ask();
    expect(calls).toEqual(['ask google', 'sign in', 'choose: m', 'register', 'tell', 'sign in']);
  });

  test('[SOCIAL-2] discards the identity when the user chooses to link an existing account', async () => {
    const { calls, ask, linkAccount } = createFlow([UNBOUND, IN]);
    await ask();
    await linkAccount();
    await linkAccount();
    await ask();
    expect(calls).toEqual(['ask google', 'sign in', 'choose: m', 'tie', 'ask google', 'sign in']);
  });

  test('[SOCIAL-2.4] discards the identity after a refusal', async () => {
    const { calls, ask } = createFlow([{ kind: 'refused', error: ERROR }, IN]);
    expect(await ask()).toBe(ERROR);
    await ask();
    expect(calls.filter((call) => call.startsWith('ask'))).toHaveLength(2);
  });

  test('[SOCIAL-2] runs one sign-in at a time, and allows another sign-in after an exception', async () => {
    let release: (() => void) | undefined;
    const { run, ask, calls } = createFlow([]);
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
