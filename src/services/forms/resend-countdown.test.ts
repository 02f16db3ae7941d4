import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { createManualClock } from '../../../tests/support/clocks/manual-clock';
import { createSafeWebStorage } from '../../browser/storage/web-storage';
import { siteStatus } from '../../contract/endpoints/site/system';
import {
  createResendCountdown,
  getResendDelaySeconds,
  RESEND_COUNTDOWN_INTERVAL_MS,
  type SmsCodeSender,
} from './resend-countdown';

const throwNoStorage = () => {
  throw new Error('no storage: the store falls back to memory');
};
const ALICE = '639170000001';
const TYPO = '639170000009';

/** Returns a clock, the storage of a tab, and `open`, which simulates a page load and returns a new ResendCountdown. */
function createTab() {
  const clock = createManualClock();
  const store = createSafeWebStorage(throwNoStorage);
  return { clock, store, open: (sender: SmsCodeSender = 'platform') => createResendCountdown(sender, clock, store) };
}

describe('[LOGIN-7] countdown until another code can be requested', () => {
  test('[LOGIN-7.1] the resend countdown of a code starts with start() and ends after the given duration', async () => {
    const { clock, open } = createTab();
    const countdown = open();
    expect(countdown.left(ALICE)).toBe(0);
    countdown.start(ALICE, 60);
    expect(countdown.left(ALICE)).toBe(60);
    await clock.advance(1);
    expect(countdown.left(ALICE)).toBe(60);
    await clock.advance(59_998);
    expect(countdown.left(ALICE)).toBe(1);
    await clock.advance(1);
    expect(countdown.left(ALICE)).toBe(0);
    expect(RESEND_COUNTDOWN_INTERVAL_MS).toBe(500);
  });

  test('[LOGIN-7.2] the resend countdown of a phone number is not changed by codes for other numbers', async () => {
    const { clock, open } = createTab();
    open().start(TYPO, 60);
    expect([open().left(TYPO), open().left(ALICE)]).toEqual([60, 0]);
    await clock.advance(20_000);
    open().start(ALICE, 60);
    expect([open().left(TYPO), open().left(ALICE)]).toEqual([40, 60]);
  });

  test('[LOGIN-7.2] the resend countdown for an empty number field is the countdown of the last number used', async () => {
    const { clock, open } = createTab();
    open().start(TYPO, 60);
    await clock.advance(10_000);
    open().start(ALICE, 30);
    expect(open().left('')).toBe(30);
    open().start(TYPO, 60);
    expect(open().left('')).toBe(60);
  });

  test('[LOGIN-7.1] the resend countdown of a code continues after a reload and while the device sleeps', async () => {
    const { clock, open } = createTab();
    open().start(ALICE, 60);
    await clock.advance(20_000);
    expect(open().left(ALICE)).toBe(40);
    await clock.advance(3_600_000);
    expect(open().left(ALICE)).toBe(0);
  });

  test('the resend countdown runs separately for codes of the platform and of the identity provider', async () => {
    const { clock, open } = createTab();
    open('platform').start(ALICE, 60);
    expect(open('identity').left(ALICE)).toBe(0);
    await clock.advance(30_000);
    open('platform').start(ALICE, 60);
    expect(open('platform').left(ALICE)).toBe(60);
  });

  test.each([0, -5])('a resend countdown of %i seconds ends immediately', (seconds) => {
    const countdown = createTab().open();
    countdown.start(ALICE, seconds);
    expect(countdown.left(ALICE)).toBe(0);
  });

  test('the resend countdown ends if the device’s clock is set back to a time before the countdown started', () => {
    const store = createSafeWebStorage(throwNoStorage);
    createResendCountdown('platform', { now: () => 10_000_000 }, store).start(ALICE, 60);
    expect(createResendCountdown('platform', { now: () => 9_000_000 }, store).left(ALICE)).toBe(0);
  });

  test('the resend countdown is stored without the plain phone number', () => {
    const written: string[] = [];
    const area = { getItem: () => written.at(-1) ?? null, setItem: (_: string, text: string) => written.push(text) };
    const countdown = createResendCountdown(
      'platform',
      { now: () => 1_000 },
      createSafeWebStorage(() => area as unknown as Storage),
    );
    for (let last = 10; last < 40; last += 1) countdown.start(`63917000${last}`, 60);
    expect(written.join()).not.toMatch(/917000/);
    expect(JSON.parse(written.at(-1) ?? '')).toHaveLength(10);
    expect(countdown.left('6391700039')).toBe(60);
  });
});

const site = (firebase: boolean) =>
  parse(siteStatus, { info: { merchantCode: 'F', whitelabelVal: { name: 'F' }, sms: { firebase } } });

test.each([
  ['is the platform’s value if the platform sends the SMS', site(false), 90, 90],
  ['is one minute if Firebase sends the SMS', site(true), 90, 60],
  ['is the platform’s value before the status has loaded', undefined, 30, 30],
])(
  '[LOGIN-7.1] the duration of the resend countdown depends on the sender of the SMS: the duration %s',
  (_case, status, expirationTime, seconds) => {
    expect(getResendDelaySeconds(status, expirationTime)).toBe(seconds);
  },
);
