import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createManualClock, flushPromises } from '../../../tests/support/clocks/manual-clock';
import { createSubmitGuard } from './submit-guard';
import {
  IDLE_SUBMIT_STATE,
  isCoolingDown,
  reduceSubmit,
  SUBMIT_COOLDOWN_MS,
  type SubmitMachineEvent,
  type SubmitState,
} from './submit-machine';

/** Creates a form whose requests the test settles. */
function createForm() {
  const clock = createManualClock();
  const pending: { resolve: (good: boolean) => void; reject: () => void }[] = [];
  const states: SubmitState[] = [];
  let sent = 0;
  const submit = createSubmitGuard((state) => states.push(state), clock);
  const send = () => {
    sent += 1;
    return new Promise<boolean>((resolve, reject) => {
      pending.push({ resolve, reject: () => reject(new Error('submit failed')) });
    });
  };
  return {
    clock,
    states,
    inFlight: () => pending.length,
    sent: () => sent,
    press: () => void submit(send).catch(() => undefined),
    async finish(how: 'good' | 'bad' | 'broken') {
      const request = pending.shift();
      if (how === 'broken') request?.reject();
      else request?.resolve(how === 'good');
      await flushPromises();
    },
  };
}

describe('[LOGIN-3] submit of a form', () => {
  test('the submit state changes from idle through processing to success or failure', async () => {
    for (const [how, phase] of [
      ['good', 'success'],
      ['bad', 'failure'],
      ['broken', 'failure'],
    ] as const) {
      const { press, finish, states } = createForm();
      press();
      await finish(how);
      expect(states.map((state) => state.phase)).toEqual(['processing', phase]);
    }
  });

  test('[LOGIN-3.1] a submit is ignored until 500 ms after the previous one has finished', async () => {
    const { press, finish, sent, clock } = createForm();
    press();
    press();
    await finish('bad');
    press();
    await clock.advance(SUBMIT_COOLDOWN_MS - 1);
    press();
    expect(sent()).toBe(1);
    await clock.advance(1);
    press();
    expect(sent()).toBe(2);
    expect(SUBMIT_COOLDOWN_MS).toBe(500);
  });

  test('the cooldown of a submit starts when its request ends, and lasts 500 ms', async () => {
    for (const how of ['good', 'bad', 'broken'] as const) {
      const { press, finish, states, clock } = createForm();
      press();
      await finish(how);
      await clock.advance(SUBMIT_COOLDOWN_MS);
      expect(states.map(isCoolingDown)).toEqual([false, true, false]);
    }
    expect(isCoolingDown(IDLE_SUBMIT_STATE)).toBe(false);
  });

  test('a form has at most one submit request in flight for any sequence of events', async () => {
    const anyStep = fc.oneof(
      fc.constant({ kind: 'press' } as const),
      fc.constantFrom('good', 'bad', 'broken').map((how) => ({ kind: 'finish', how }) as const),
      fc.integer({ min: 1, max: 700 }).map((ms) => ({ kind: 'wait', ms }) as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 30 }), async (events) => {
        const tested = createForm();
        for (const step of events) {
          if (step.kind === 'press') tested.press();
          else if (step.kind === 'finish') await tested.finish(step.how);
          else await tested.clock.advance(step.ms);
          expect(tested.inFlight()).toBeLessThanOrEqual(1);
        }
        await tested.finish('bad');
        await tested.clock.advance(SUBMIT_COOLDOWN_MS);
        const before = tested.sent();
        tested.press();
        expect(tested.sent()).toBe(before + 1);
      }),
      { numRuns: 200 },
    );
  });

  test('the submit state is unchanged by events that do not apply to it', () => {
    const processing = reduceSubmit(IDLE_SUBMIT_STATE, 'submit');
    const stray: [SubmitState, SubmitMachineEvent][] = [
      [IDLE_SUBMIT_STATE, 'succeed'],
      [IDLE_SUBMIT_STATE, 'fail'],
      [IDLE_SUBMIT_STATE, 'release'],
      [processing, 'submit'],
      [processing, 'release'],
      [reduceSubmit(processing, 'fail'), 'succeed'],
    ];
    for (const [state, event] of stray) expect(reduceSubmit(state, event), event).toBe(state);
  });
});
