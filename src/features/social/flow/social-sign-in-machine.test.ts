import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  INITIAL_SOCIAL_SIGN_IN_STATE,
  reduceSocialSignIn,
  type SocialSignInEvent,
  type SocialSignInState,
} from './social-sign-in-machine';

const EVENTS: readonly SocialSignInEvent[] = [
  'authenticate',
  'authenticated',
  'provider-failed',
  'resume',
  'signed-in',
  'unlinked',
  'register',
  'refused',
  'no-response',
  'clear',
  'reset',
];
const after = (...events: SocialSignInEvent[]) => events.reduce(reduceSocialSignIn, INITIAL_SOCIAL_SIGN_IN_STATE);
const SIGNING = ['authenticate', 'authenticated'] as const;
const CHOOSING = [...SIGNING, 'unlinked'] as const;
const REGISTERING = [...CHOOSING, 'register'] as const;

describe('[SOCIAL-2] social sign-in state', () => {
  test.each<[string, SocialSignInEvent[], SocialSignInState]>([
    ['the provider cancelled', ['authenticate', 'provider-failed'], INITIAL_SOCIAL_SIGN_IN_STATE],
    ['linked to an account', [...SIGNING, 'signed-in'], { phase: 'signed-in', hasIdentity: false }],
    ['not linked to an account', [...CHOOSING], { phase: 'choosing', hasIdentity: true }],
    ['registered', [...REGISTERING, 'signed-in'], { phase: 'signed-in', hasIdentity: false }],
    [
      'another provider instead of the choice',
      [...CHOOSING, 'authenticate'],
      { phase: 'authenticating', hasIdentity: false },
    ],
    ['the choice dismissed and tried again', [...CHOOSING, 'resume'], { phase: 'signing-in', hasIdentity: true }],
    ['refused', [...SIGNING, 'refused'], INITIAL_SOCIAL_SIGN_IN_STATE],
    ['refused when registering', [...REGISTERING, 'refused'], INITIAL_SOCIAL_SIGN_IN_STATE],
    ['without a response', [...SIGNING, 'no-response'], { phase: 'idle', hasIdentity: true }],
    ['without a response when registering', [...REGISTERING, 'no-response'], { phase: 'idle', hasIdentity: true }],
    [
      'without a response and tried again',
      [...REGISTERING, 'no-response', 'resume'],
      { phase: 'signing-in', hasIdentity: true },
    ],
    ['tried again without an identity', ['resume'], INITIAL_SOCIAL_SIGN_IN_STATE],
    ['another number typed after a lost response', [...SIGNING, 'no-response', 'clear'], INITIAL_SOCIAL_SIGN_IN_STATE],
    ['reset after the sign-in', [...SIGNING, 'signed-in', 'reset'], INITIAL_SOCIAL_SIGN_IN_STATE],
  ])('in the case “%s”, the social sign-in state is $2', (_, events, state) => {
    expect(after(...events)).toEqual(state);
  });

  test('[SOCIAL-2.5] after a lost response, the social sign-in state changes to “registering” only after another sign-in attempt', () => {
    assert(
      property(array(constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
        let state = INITIAL_SOCIAL_SIGN_IN_STATE;
        let isLost = false;
        for (const event of events) {
          const next = reduceSocialSignIn(state, event);
          if (next !== state && event === 'no-response') isLost = true;
          if (next.phase === 'signing-in' || next.phase === 'authenticating') isLost = false;
          expect(isLost && next.phase === 'registering').toBe(false);
          state = next;
        }
      }),
    );
  });

  test('the social sign-in state can be reset for a new sign-in whenever no request is in flight', () => {
    const AT_REST = new Set(['idle', 'choosing', 'signed-in']);
    assert(
      property(array(constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
        const state = events.reduce(reduceSocialSignIn, INITIAL_SOCIAL_SIGN_IN_STATE);
        if (!AT_REST.has(state.phase)) return;
        expect(reduceSocialSignIn(reduceSocialSignIn(state, 'reset'), 'authenticate').phase).toBe('authenticating');
      }),
    );
  });
});
