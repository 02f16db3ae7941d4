import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createManualClock, flushPromises } from '../../../tests/support/clocks/manual-clock';
import { fail, ok, type Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import {
  createSecondFactorFlow,
  reduceSecondFactor,
  SECOND_FACTOR_SUCCESS_MESSAGE_MS,
  type SecondFactorEvent,
  type SecondFactorPhase,
} from './second-factor-flow';

const refusal: ApiError = {
  layer: 'business',
  endpoint: 'verifyLoginSecondFactor',
  code: 'login.verify.err',
  message: 'No',
  value: null,
};
const CLOSING = 200;

/** Creates a flow whose responses come from the test. */
function createFlow() {
  const clock = createManualClock();
  const open: { answer(result: Result<string, ApiError>): void; signal: AbortSignal }[] = [];
  const settled: (string | undefined)[] = [];
  const phases: SecondFactorPhase[] = [];
  let gone = 0;
  let sent = 0;
  const flow = createSecondFactorFlow<string, string>({
    verify: (_body, signal) =>
      new Promise((answer) => {
        sent += 1;
        open.push({ answer, signal });
      }),
    onSettled: (answer) => settled.push(answer),
    onClosed: () => {
      gone += 1;
    },
    closeAnimationMs: CLOSING,
    clock,
  });
  flow.phase.subscribe((phase) => phases.push(phase));
  return {
    flow,
    clock,
    settled,
    phases,
    open,
    gone: () => gone,
    sent: () => sent,
    async answer(result: Result<string, ApiError>) {
      open.shift()?.answer(result);
      await flushPromises();
    },
  };
}

describe('[TFA-4] second factor flow', () => {
  test('[TFA-4.1] shows the success message for 1.5 s and then closes', async () => {
    const { flow, clock, settled, phases, gone, answer } = createFlow();
    void flow.send('code');
    await answer(ok('token'));
    expect([settled, phases]).toEqual([['token'], ['sending', 'passed']]);
    await clock.advance(SECOND_FACTOR_SUCCESS_MESSAGE_MS - 1);
    expect(flow.phase.getState()).toBe('passed');
    await clock.advance(1);
    expect(flow.phase.getState()).toBe('closing');
    await clock.advance(CLOSING);
    expect([flow.phase.getState(), gone(), SECOND_FACTOR_SUCCESS_MESSAGE_MS]).toEqual(['closed', 1, 1500]);
  });

  test('[TFA-4.1] returns a refusal and accepts another attempt', async () => {
    const { flow, settled, answer } = createFlow();
    const first = flow.send('wrong');
    await answer(fail(refusal));
    expect(await first).toEqual(refusal);
    expect([flow.phase.getState(), settled]).toEqual(['input', []]);
    void flow.send('right');
    await answer(ok('token'));
    expect(settled).toEqual(['token']);
  });

  test('aborts the in-flight request when cancelled, and ignores a late response', async () => {
    const { flow, clock, settled, open, answer, gone } = createFlow();
    void flow.send('code');
    void flow.close();
    expect(open[0]?.signal.aborted).toBe(true);
    await answer(ok('token'));
    await clock.advance(CLOSING);
    expect([settled, flow.phase.getState(), gone()]).toEqual([[undefined], 'closed', 1]);
  });

  test('[TFA-3] in any order of events, the second factor flow has at most one request in flight and settles only once', async () => {
    const event = fc.oneof(
      fc.constantFrom('send', 'close', 'pass', 'refuse', 'lost').map((kind) => ({ kind }) as const),
      fc.integer({ min: 1, max: 2000 }).map((ms) => ({ kind: 'wait', ms }) as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 25 }), async (events) => {
        const { flow, clock, settled, phases, open, gone, answer } = createFlow();
        let passed = false;
        for (const step of events) {
          const isSending = flow.phase.getState() === 'sending';
          if (step.kind === 'send') void flow.send('code');
          else if (step.kind === 'close') void flow.close();
          else if (step.kind === 'wait') await clock.advance(step.ms);
          else if (step.kind === 'pass') {
            passed ||= isSending;
            await answer(ok('token'));
          } else await answer(fail(step.kind === 'lost' ? { layer: 'offline', endpoint: 'x' } : refusal));
          expect(open.filter(({ signal }) => !signal.aborted).length).toBeLessThanOrEqual(1);
          expect(settled.length).toBeLessThanOrEqual(1);
        }
        void flow.close();
        await clock.advance(SECOND_FACTOR_SUCCESS_MESSAGE_MS + CLOSING);
        expect(flow.phase.getState()).toBe('closed');
        expect(phases.at(-2)).toBe('closing');
        expect(gone()).toBe(1);
        expect(settled).toEqual([passed ? 'token' : undefined]);
      }),
      { numRuns: 300 },
    );
  });

  test('ignores an event that does not apply to its state', () => {
    const stray: [SecondFactorPhase, SecondFactorEvent][] = [
      ['input', 'pass'],
      ['input', 'refuse'],
      ['input', 'end'],
      ['sending', 'send'],
      ['passed', 'send'],
      ['passed', 'refuse'],
      ['closing', 'pass'],
      ['closing', 'close'],
      ['closed', 'send'],
    ];
    for (const [phase, event] of stray) expect(reduceSecondFactor(phase, event)).toBe(phase);
  });
});
