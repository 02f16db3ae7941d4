import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createManualClock, settle } from '../../../tests/support/manual-clock';
import { fail, ok, type Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import { type ModalEvent, type ModalPhase, nextModal } from './modal-machine';
import { createSecondFactorFlow, PASSED_MS } from './second-factor-flow';

const refusal: ApiError = {
  layer: 'business',
  endpoint: 'loginVerification',
  code: 'login.verify.err',
  message: 'No',
  value: null,
};
const CLOSING = 200;

/** A flow whose proofs are answered when the test says so. */
function modal() {
  const clock = createManualClock();
  const open: { answer(result: Result<string, ApiError>): void; signal: AbortSignal }[] = [];
  const settled: (string | undefined)[] = [];
  const phases: ModalPhase[] = [];
  let gone = 0;
  let sent = 0;
  const flow = createSecondFactorFlow<string, string>({
    verify: (_body, signal) =>
      new Promise((answer) => {
        sent += 1;
        open.push({ answer, signal });
      }),
    onSettled: (answer) => settled.push(answer),
    onGone: () => {
      gone += 1;
    },
    closingMs: CLOSING,
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
      await settle();
    },
  };
}

describe('[TFA-4] the second step', () => {
  test('tells of a success for 1.5 s, closes, and is gone', async () => {
    const { flow, clock, settled, phases, gone, answer } = modal();
    void flow.send('code');
    await answer(ok('token'));
    expect([settled, phases]).toEqual([['token'], ['sending', 'passed']]);
    await clock.advance(PASSED_MS - 1);
    expect(flow.phase.getState()).toBe('passed');
    await clock.advance(1);
    expect(flow.phase.getState()).toBe('closing');
    await clock.advance(CLOSING);
    expect([flow.phase.getState(), gone(), PASSED_MS]).toEqual(['gone', 1, 1500]);
  });

  test('after a refusal asks again, and says what was refused', async () => {
    const { flow, settled, answer } = modal();
    const first = flow.send('wrong');
    await answer(fail(refusal));
    expect(await first).toEqual(refusal);
    expect([flow.phase.getState(), settled]).toEqual(['asking', []]);
    void flow.send('right');
    await answer(ok('token'));
    expect(settled).toEqual(['token']);
  });

  test('that is left takes back what is under way; an answer that comes later moves nobody', async () => {
    const { flow, clock, settled, open, answer, gone } = modal();
    void flow.send('code');
    void flow.close();
    expect(open[0]?.signal.aborted).toBe(true);
    await answer(ok('token'));
    await clock.advance(CLOSING);
    expect([settled, flow.phase.getState(), gone()]).toEqual([[undefined], 'gone', 1]);
  });

  test('[TFA-3] in any order of events: one request in flight, one settlement, closing before gone, always a way out', async () => {
    const event = fc.oneof(
      fc.constantFrom('send', 'close', 'pass', 'refuse', 'lost').map((kind) => ({ kind }) as const),
      fc.integer({ min: 1, max: 2000 }).map((ms) => ({ kind: 'wait', ms }) as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 25 }), async (events) => {
        const { flow, clock, settled, phases, open, gone, answer } = modal();
        let passed = false;
        for (const happening of events) {
          const isSending = flow.phase.getState() === 'sending';
          if (happening.kind === 'send') void flow.send('code');
          else if (happening.kind === 'close') void flow.close();
          else if (happening.kind === 'wait') await clock.advance(happening.ms);
          else if (happening.kind === 'pass') {
            passed ||= isSending;
            await answer(ok('token'));
          } else await answer(fail(happening.kind === 'lost' ? { layer: 'offline', endpoint: 'x' } : refusal));
          expect(open.filter(({ signal }) => !signal.aborted).length).toBeLessThanOrEqual(1);
          expect(settled.length).toBeLessThanOrEqual(1);
        }
        void flow.close();
        await clock.advance(PASSED_MS + CLOSING);
        expect(flow.phase.getState()).toBe('gone');
        expect(phases.at(-2)).toBe('closing');
        expect(gone()).toBe(1);
        expect(settled).toEqual([passed ? 'token' : undefined]);
      }),
      { numRuns: 300 },
    );
  });

  test('an event that does not fit changes nothing', () => {
    const stray: [ModalPhase, ModalEvent][] = [
      ['asking', 'pass'],
      ['asking', 'refuse'],
      ['asking', 'end'],
      ['sending', 'send'],
      ['passed', 'send'],
      ['passed', 'refuse'],
      ['closing', 'pass'],
      ['closing', 'close'],
      ['gone', 'send'],
    ];
    for (const [phase, event] of stray) expect(nextModal(phase, event)).toBe(phase);
  });
});
