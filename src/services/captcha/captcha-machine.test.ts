import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CaptchaEvent, type CaptchaState, INITIAL_CAPTCHA_STATE, reduceCaptcha } from './captcha-machine';

const PROOF = { kind: 'geetest-v4', validate: '{}' } as const;
const FAILED = { type: 'failed', code: '60204' } as const;
const stateAfter = (...events: CaptchaEvent[]): CaptchaState => events.reduce(reduceCaptcha, INITIAL_CAPTCHA_STATE);

describe('[CAPT-2.1] captcha widget', () => {
  test.each<[string, CaptchaEvent[], CaptchaState['phase']]>([
    ['starts loading', [], 'loading'],
    ['waits once it has loaded', [{ type: 'loaded' }], 'waiting'],
    ['succeeds', [{ type: 'loaded' }, { type: 'passed', proof: PROOF }], 'success'],
    ['fails while loading', [FAILED], 'error'],
    ['fails while waiting', [{ type: 'loaded' }, FAILED], 'error'],
    ['loads again on retry', [FAILED, { type: 'retry' }], 'loading'],
    ['waits again when it is closed', [{ type: 'loaded' }, { type: 'closed' }], 'waiting'],
    [
      'waits again when its proof has been used',
      [{ type: 'loaded' }, { type: 'passed', proof: PROOF }, { type: 'reset' }],
      'waiting',
    ],
    ['keeps its error when it is closed', [FAILED, { type: 'closed' }], 'error'],
    ['ignores a pass before it has loaded', [{ type: 'passed', proof: PROOF }], 'loading'],
    ['ignores a pass after an error', [FAILED, { type: 'passed', proof: PROOF }], 'error'],
  ])('[CAPT-2] the captcha widget %s, and its phase is then “$2”', (_, events, phase) =>
    expect(stateAfter(...events).phase).toBe(phase),
  );

  test('[CAPT-4.1] the captcha widget changes to “success” only from “waiting”, when the challenge is passed', () => {
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
        let state: CaptchaState = INITIAL_CAPTCHA_STATE;
        for (const event of sequence) {
          const before = state;
          state = reduceCaptcha(state, event);
          const hasJustSucceeded = state.phase === 'success' && before.phase !== 'success';
          if (hasJustSucceeded) expect([before.phase, event.type]).toEqual(['waiting', 'passed']);
        }
      }),
    );
  });
});
