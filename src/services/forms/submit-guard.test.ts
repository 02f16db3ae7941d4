import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createManualClock, settle } from '../../../tests/support/manual-clock';
import { createSubmitGuard } from './submit-guard';
import { GUARD_MS, IDLE, isResting, nextSubmit, type SubmitEvent, type SubmitState } from './submit-machine';

/** A form whose requests are answered when the test says so. */
function form() {
  const clock = createManualClock();
  const open: { answer: (good: boolean) => void; break: () => void }[] = [];
  const states: SubmitState[] = [];
  let sent = 0;
  const submit = createSubmitGuard((state) => states.push(state), clock);
  const send = () => {
    sent += 1;
    return new Promise<boolean>((resolve, reject) => {
      open.push({ answer: resolve, break: () => reject(new Error('the page broke')) });
    });
  };
  return {
    clock,
    states,
    inFlight: () => open.length,
    sent: () => sent,
    press: () => void submit(send).catch(() => undefined),
    async finish(how: 'good' | 'bad' | 'broken') {
      const request = open.shift();
      if (how === 'broken') request?.break();
      else request?.answer(how === 'good');
      await settle();
    },
  };
}

describe('[LOGIN-3] a submit', () => {
  test('goes from idle over processing to success or failure', async () => {
    for (const [how, phase] of [
      ['good', 'success'],
      ['bad', 'failure'],
      ['broken', 'failure'],
    ] as const) {
      const { press, finish, states } = form();
      press();
      await finish(how);
      expect(states.map((state) => state.phase)).toEqual(['processing', phase]);
    }
  });

  test('a second one is ignored until 500 ms after the first has finished', async () => {
    const { press, finish, sent, clock } = form();
    press();
    press();
    await finish('bad');
    press();
    await clock.advance(GUARD_MS - 1);
    press();
    expect(sent()).toBe(1);
    await clock.advance(1);
    press();
    expect(sent()).toBe(2);
    expect(GUARD_MS).toBe(500);
  });

  test('is told to rest from its answer until another is taken', async () => {
    for (const how of ['good', 'bad', 'broken'] as const) {
      const { press, finish, states, clock } = form();
      press();
      await finish(how);
      await clock.advance(GUARD_MS);
      expect(states.map(isResting)).toEqual([false, true, false]);
    }
    expect(isResting(IDLE)).toBe(false);
  });

  test('in any order of events at most one request is in flight, and the guard is always released', async () => {
    const event = fc.oneof(
      fc.constant({ kind: 'press' } as const),
      fc.constantFrom('good', 'bad', 'broken').map((how) => ({ kind: 'finish', how }) as const),
      fc.integer({ min: 1, max: 700 }).map((ms) => ({ kind: 'wait', ms }) as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
        const tested = form();
        for (const happening of events) {
          if (happening.kind === 'press') tested.press();
          else if (happening.kind === 'finish') await tested.finish(happening.how);
          else await tested.clock.advance(happening.ms);
          expect(tested.inFlight()).toBeLessThanOrEqual(1);
        }
        await tested.finish('bad');
        await tested.clock.advance(GUARD_MS);
        const before = tested.sent();
        tested.press();
        expect(tested.sent()).toBe(before + 1);
      }),
      { numRuns: 200 },
    );
  });

  test('an event that does not fit changes nothing', () => {
    const processing = nextSubmit(IDLE, 'submit');
    const stray: [SubmitState, SubmitEvent][] = [
      [IDLE, 'succeed'],
      [IDLE, 'fail'],
      [IDLE, 'release'],
      [processing, 'submit'],
      [processing, 'release'],
      [nextSubmit(processing, 'fail'), 'succeed'],
    ];
    for (const [state, event] of stray) expect(nextSubmit(state, event), event).toBe(state);
  });
});
