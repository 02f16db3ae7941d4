import { describe, expect, test } from 'vitest';
import { createManualClock } from '../../../tests/support/manual-clock';
import { createWebStore } from '../../browser/web-storage';
import { createCountdown, LOOK_EVERY_MS } from './resend-countdown';

/** A tab's storage and a clock; `open` is what a reload does. */
function tab() {
  const clock = createManualClock();
  const store = createWebStore(() => {
    throw new Error('no storage area here: the store keeps it in memory');
  });
  return { clock, open: (key = 'login') => createCountdown(key, clock, store) };
}

describe('[LOGIN-7] the wait before another code', () => {
  test('starts when told, and is over when its time has passed', async () => {
    const { clock, open } = tab();
    const countdown = open();
    expect(countdown.left()).toBe(0);
    countdown.start(60);
    expect(countdown.left()).toBe(60);
    await clock.advance(1);
    expect(countdown.left()).toBe(60);
    await clock.advance(59_998);
    expect(countdown.left()).toBe(1);
    await clock.advance(1);
    expect(countdown.left()).toBe(0);
    expect(LOOK_EVERY_MS).toBe(500);
  });

  test('goes on over a reload, and while the device sleeps', async () => {
    const { clock, open } = tab();
    open().start(60);
    await clock.advance(20_000);
    expect(open().left()).toBe(40);
    await clock.advance(3_600_000);
    expect(open().left()).toBe(0);
  });

  test('is of its own for each form, and may start over', async () => {
    const { clock, open } = tab();
    open('login').start(60);
    expect(open('register').left()).toBe(0);
    await clock.advance(30_000);
    open('login').start(60);
    expect(open('login').left()).toBe(60);
  });

  test.each([0, -5])('of %i seconds is none', (seconds) => {
    const countdown = tab().open();
    countdown.start(seconds);
    expect(countdown.left()).toBe(0);
  });

  test('is over when the clock of the device was set back before its start', () => {
    const store = createWebStore(() => {
      throw new Error('no storage area here: the store keeps it in memory');
    });
    createCountdown('login', { now: () => 10_000_000 }, store).start(60);
    expect(createCountdown('login', { now: () => 9_000_000 }, store).left()).toBe(0);
  });
});
