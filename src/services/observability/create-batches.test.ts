import { describe, expect, test } from 'vitest';
import { createManualClock } from '../../../tests/support/clocks/manual-clock';
import type { RecordDraft } from './collector-record';
import { createBatches } from './create-batches';

const timing: RecordDraft = { kind: 'timing', name: 'status' };
const failure: RecordDraft = { kind: 'failure', name: 'submitDeposit' };
const deviation: RecordDraft = { kind: 'deviation', name: 'draws' };
const error = (name: string): RecordDraft => ({ kind: 'error', name, text: 'x is undefined' });

function setUp() {
  const clock = createManualClock();
  const start = clock.now();
  const sent: (readonly [afterMs: number, names: readonly string[]])[] = [];
  const batches = createBatches({
    clock,
    complete: (draft) => ({
      ...draft,
      at: 1,
      page: '/m',
      merchant: 'FAIR',
      release: 'b1',
      pageId: 'a',
      lastRequestId: '',
    }),
    send: (batch) => sent.push([clock.now() - start, batch.map(({ name }) => name)]),
  });
  return { ...batches, clock, sent };
}

describe('[OPS-4.11] batches of records', () => {
  test('what is only observed, such as the deviations of a poll, waits ten seconds for others', async () => {
    const { add, clock, sent } = setUp();
    add(timing);
    for (let polls = 0; polls < 3; polls += 1) {
      add(deviation);
      await clock.advance(3_000);
    }
    add(timing);
    await clock.advance(999);
    expect(sent).toEqual([]);
    await clock.advance(1);
    expect(sent).toEqual([[10_000, ['status', 'draws', 'draws', 'draws', 'status']]]);
  });

  test.each<RecordDraft>([failure, error('TypeError')])(
    'what has failed is sent a second later, with what waits already: $kind',
    async (draft) => {
      const { add, clock, sent } = setUp();
      add(timing);
      await clock.advance(4_000);
      add(draft);
      await clock.advance(999);
      expect(sent).toEqual([]);
      await clock.advance(1);
      expect(sent).toEqual([[5_000, ['status', draft.name]]]);
      await clock.advance(20_000);
      expect(sent).toHaveLength(1);
    },
  );

  test('what fails together is one batch, a second after the first of them, and the next failure is another', async () => {
    const { add, clock, sent } = setUp();
    for (const name of ['A', 'B', 'C', 'D', 'E']) {
      add(error(name));
      await clock.advance(240);
    }
    expect(sent).toEqual([[1_000, ['A', 'B', 'C', 'D', 'E']]]);
    await clock.advance(5_000);
    add(failure);
    await clock.advance(1_000);
    expect(sent.slice(1)).toEqual([[7_200, ['submitDeposit']]]);
  });

  test('an error that repeats sends nothing', async () => {
    const { add, clock, sent } = setUp();
    add(error('TypeError'));
    await clock.advance(1_000);
    add(error('TypeError'));
    expect(clock.pendingSleeps()).toBe(0);
    expect(sent).toHaveLength(1);
  });

  test('ten records are sent at once, and none is left when the page is hidden', async () => {
    const { add, flush, clock, sent } = setUp();
    for (let count = 0; count < 11; count += 1) add(timing);
    expect(sent.map(([at, names]) => [at, names.length])).toEqual([[0, 10]]);
    flush();
    expect(sent.map(([at, names]) => [at, names.length])).toEqual([
      [0, 10],
      [0, 1],
    ]);
    flush();
    await clock.advance(20_000);
    expect(sent).toHaveLength(2);
  });
});
