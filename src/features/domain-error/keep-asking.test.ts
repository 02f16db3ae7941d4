import { describe, expect, test } from 'vitest';
import { createManualClock, settle } from '../../../tests/support/manual-clock';
import { keepAsking } from './keep-asking';

/** A tab that a test brings to the front and hides; `answers` from the first question on, then yes. */
function rig(...answers: readonly boolean[]) {
  const clock = createManualClock();
  const asked: number[] = [];
  const began = clock.now();
  const listeners = new Set<() => void>();
  const left = [...answers];
  const tab = { isVisible: true };
  const done = keepAsking(
    async () => {
      asked.push((clock.now() - began) / 1000);
      return left.shift() ?? true;
    },
    {
      clock,
      isVisible: () => tab.isVisible,
      subscribeVisible: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  );
  const show = async () => {
    tab.isVisible = true;
    for (const listener of listeners) listener();
    await settle();
  };
  return { clock, asked, tab, show, done, listeners };
}

const NO = Array.from({ length: 20 }, () => false);

describe('[BOOT-5] a status that did not come is asked for again', () => {
  test('at once, then after pauses that double up to five minutes', async () => {
    const { clock, asked } = rig(...NO);
    await clock.advance(20 * 60_000);
    expect(asked).toEqual([0, 5, 15, 35, 75, 155, 315, 615, 915]);
  });

  test('until it is there', async () => {
    const { clock, asked, done, listeners } = rig(false, false, true);
    await clock.advance(60 * 60_000);
    await done;
    expect(asked).toEqual([0, 5, 15]);
    expect([listeners.size, clock.sleeping()]).toEqual([0, 0]);
  });

  test('at once when the tab comes to the front, and not while nobody looks at it', async () => {
    const { clock, asked, tab, show } = rig(...NO);
    await clock.advance(1_000);
    tab.isVisible = false;
    await clock.advance(30_000);
    expect(asked).toEqual([0]);
    await show();
    expect(asked).toEqual([0, 31]);
  });
});
