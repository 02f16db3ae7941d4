import { describe, expect, test } from 'vitest';
import { createManualClock } from '../../../tests/support/manual-clock';
import { scheduleChecks } from './schedule-checks';

const HOUR = 3_600_000;

function schedule() {
  const clock = createManualClock();
  const checks: boolean[] = [];
  const fire = { visible: () => {}, online: () => {} };
  const onVisible = (listener: () => void) => {
    fire.visible = listener;
  };
  const onOnline = (listener: () => void) => {
    fire.online = listener;
  };
  scheduleChecks({ clock, onVisible, onOnline }, (hourly) => checks.push(hourly));
  return { clock, checks, fire };
}

describe('[UPD-1] a page asks for its version', () => {
  test('[UPD-1] a second and a half after its start', async () => {
    const { clock, checks } = schedule();
    await clock.advance(1_499);
    expect(checks).toEqual([]);
    await clock.advance(1);
    expect(checks).toEqual([false]);
  });

  test('[UPD-1] every hour, 24 times a day', async () => {
    const { clock, checks } = schedule();
    await clock.advance(1_500 + 24 * HOUR);
    expect(checks.filter(Boolean)).toHaveLength(24);
  });

  test('[UPD-1] when the network is back', async () => {
    const { clock, checks, fire } = schedule();
    await clock.advance(1_500);
    fire.online();
    await clock.advance(1_500);
    expect(checks).toEqual([false, false]);
  });
});

test('[UPD-3] a tab that flickers to the front twenty times is asked for once, when it has come to rest', async () => {
  const { clock, checks, fire } = schedule();
  await clock.advance(1_500);
  for (let flip = 0; flip < 20; flip += 1) {
    fire.visible();
    await clock.advance(200);
  }
  expect(checks).toEqual([false]);
  await clock.advance(100);
  expect(checks).toEqual([false, false]);
});
