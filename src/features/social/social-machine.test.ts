import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextSocial, OPEN, type SocialEvent, type SocialState } from './social-machine';

const EVENTS: readonly SocialEvent[] = [
  'ask',
  'vouched',
  'unvouched',
  'resume',
  'signed-in',
  'unbound',
  'register',
  'refused',
  'lost',
  'forget',
  'renew',
];
const after = (...events: SocialEvent[]) => events.reduce(nextSocial, OPEN);
const SIGNING = ['ask', 'vouched'] as const;
const CHOOSING = [...SIGNING, 'unbound'] as const;
const REGISTERING = [...CHOOSING, 'register'] as const;

describe('a sign-in by somebody who vouches', () => {
  test.each<[string, SocialEvent[], SocialState]>([
    ['the provider cancelled', ['ask', 'unvouched'], OPEN],
    ['known to the platform', [...SIGNING, 'signed-in'], { phase: 'in', holds: false }],
    ['known to nobody', [...CHOOSING], { phase: 'choosing', holds: true }],
    ['registered', [...REGISTERING, 'signed-in'], { phase: 'in', holds: false }],
    ['another way instead of the choice', [...CHOOSING, 'ask'], { phase: 'asking', holds: false }],
    ['the choice left and tried again', [...CHOOSING, 'resume'], { phase: 'signing', holds: true }],
    ['refused', [...SIGNING, 'refused'], OPEN],
    ['refused when registering', [...REGISTERING, 'refused'], OPEN],
    ['lost', [...SIGNING, 'lost'], { phase: 'open', holds: true }],
    ['lost when registering', [...REGISTERING, 'lost'], { phase: 'open', holds: true }],
    ['lost and tried again', [...REGISTERING, 'lost', 'resume'], { phase: 'signing', holds: true }],
    ['tried again with nothing held', ['resume'], OPEN],
    ['another number typed after a lost answer', [...SIGNING, 'lost', 'forget'], OPEN],
    ['signed out since', [...SIGNING, 'signed-in', 'renew'], OPEN],
  ])('[SOCIAL-2] %s', (_, events, state) => {
    expect(after(...events)).toEqual(state);
  });

  test('[SOCIAL-2] never registers after a lost answer without having asked to sign in first', () => {
    assert(
      property(array(constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
        let state = OPEN;
        let isLost = false;
        for (const event of events) {
          const next = nextSocial(state, event);
          if (next !== state && event === 'lost') isLost = true;
          if (next.phase === 'signing' || next.phase === 'asking') isLost = false;
          expect(isLost && next.phase === 'registering').toBe(false);
          state = next;
        }
      }),
    );
  });

  test('[SOCIAL-2] can be begun again from wherever it came to rest', () => {
    const AT_REST = new Set(['open', 'choosing', 'in']);
    assert(
      property(array(constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
        const state = events.reduce(nextSocial, OPEN);
        if (!AT_REST.has(state.phase)) return;
        expect(nextSocial(nextSocial(state, 'renew'), 'ask').phase).toBe('asking');
      }),
    );
  });
});
