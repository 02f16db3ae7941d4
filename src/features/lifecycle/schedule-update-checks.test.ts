import { describe, expect, test } from 'vitest';
import { createManualClock } from '../../../tests/support/clocks/manual-clock';
import { scheduleUpdateChecks } from './schedule-update-checks';

const HOUR = 3_600_000;

function createSchedule() {
  const clock = createManualClock();
  const checks: boolean[] = [];
  const triggers = { visible: () => {}, online: () => {} };
  const onVisible = (listener: () => void) => {
    triggers.visible = listener;
  };
  const onOnline = (listener: () => void) => {
    triggers.online = listener;
  };
  scheduleUpdateChecks({ clock, onVisible, onOnline }, (isHourly) => checks.push(isHourly));
  return { clock, checks, triggers };
}

describe('[UPD-1] checks of a page for a new version', () => {
  test('[UPD-1.1] a page checks for a new version 1.5 seconds after its start', async () => {
    const { clock, checks } = createSchedule();
    await clock.advance(1_499);
    expect(checks).toEqual([]);
    await clock.advance(1);
    expect(checks).toEqual([false]);
  });

  test('[UPD-1.1] a page checks for a new version every hour, 24 times a day', async () => {
    const { clock, checks } = createSchedule();
    await clock.advance(1_500 + 24 * HOUR);
    expect(checks.filter(Boolean)).toHaveLength(24);
  });

  test('a page checks for a new version 1.5 seconds after the network is back', async () => {
    const { clock, checks, triggers } = createSchedule();
    await clock.advance(1_500);
    triggers.online();
    await clock.advance(1_500);
    expect(checks).toEqual([false, false]);
  });
});

test('[UPD-3.1] a tab that becomes visible twenty times within four seconds checks for a new version once', async () => {
  const { clock, checks, triggers } = createSchedule();
  await clock.advance(1_500);
  for (let flip = 0; flip < 20; flip += 1) {
    triggers.visible();
    await clock.advance(200);
  }
  expect(checks).toEqual([false]);
  await clock.advance(100);
  expect(checks).toEqual([false, false]);
});
