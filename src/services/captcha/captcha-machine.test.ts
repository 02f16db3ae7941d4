import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CaptchaEvent, type CaptchaState, LOADING, nextCaptcha } from './captcha-machine';

const PROOF = { kind: 'geetest-v4', validate: '{}' } as const;
const FAILED = { type: 'failed', code: '60204' } as const;
const after = (...events: CaptchaEvent[]): CaptchaState => events.reduce(nextCaptcha, LOADING);

describe('[CAPT-2] the widget', () => {
  test.each<[string, CaptchaEvent[], CaptchaState['phase']]>([
    ['loads first', [], 'loading'],
    ['waits when it is there', [{ type: 'loaded' }], 'waiting'],
    ['succeeds', [{ type: 'loaded' }, { type: 'passed', proof: PROOF }], 'success'],
    ['fails while it loads', [FAILED], 'error'],
    ['fails while it waits', [{ type: 'loaded' }, FAILED], 'error'],
    ['loads again on retry', [FAILED, { type: 'retry' }], 'loading'],
    ['waits again when it is closed', [{ type: 'loaded' }, { type: 'closed' }], 'waiting'],
    [
      'waits again when its proof is spent',
      [{ type: 'loaded' }, { type: 'passed', proof: PROOF }, { type: 'reset' }],
      'waiting',
    ],
    ['stays with its error when it is closed', [FAILED, { type: 'closed' }], 'error'],
    ['takes no pass before it has loaded', [{ type: 'passed', proof: PROOF }], 'loading'],
    ['takes no pass after an error', [FAILED, { type: 'passed', proof: PROOF }], 'error'],
  ])('[CAPT-2] %s', (_, events, phase) => expect(after(...events).phase).toBe(phase));

  test('[CAPT-4] has succeeded only if the last thing that happened to a loaded one was a pass', () => {
    const events = constantFrom<CaptchaEvent>(
      { type: 'loaded' },
      { type: 'closed' },
      { type: 'reset' },
      { type: 'retry' },
      { type: 'passed', proof: PROOF },
      FAILED,
    );
    assert(
      property(array(events), (sequence) => {
        let state: CaptchaState = LOADING;
        for (const event of sequence) {
          const before = state;
          state = nextCaptcha(state, event);
          const hasBegunToSucceed = state.phase === 'success' && before.phase !== 'success';
          if (hasBegunToSucceed) expect([before.phase, event.type]).toEqual(['waiting', 'passed']);
        }
      }),
    );
  });
});
