import { describe, expect, test } from 'vitest';
import { createWebStore } from '../../browser/web-storage';
import { IDENTITY_RETURN_KEY } from '../../contract/storage-keys';
import { hasLeft } from './has-left';
import { noteLeaving, takeReturn } from './identity-return';

const MINUTE = 60_000;
/** A store whose area the browser refuses: it lives in memory. */
const store = () =>
  createWebStore(() => {
    throw new Error('refused');
  });

describe('[SOCIAL-4] the note that a tab has left for a provider', () => {
  test('is taken up once', () => {
    const kept = store();
    expect(hasLeft(kept)).toBe(false);
    noteLeaving(kept, 'google', 1_000);
    expect(hasLeft(kept)).toBe(true);
    expect(takeReturn(kept, 2_000)).toEqual({ channel: 'google', wanted: undefined });
    expect(hasLeft(kept)).toBe(false);
    expect(takeReturn(kept, 3_000)).toBeUndefined();
  });

  test.each([
    [14 * MINUTE, 'facebook'],
    [15 * MINUTE, undefined],
    [-1, undefined],
  ])('after %i ms: %s', (later, channel) => {
    const kept = store();
    noteLeaving(kept, 'facebook', 0);
    expect(takeReturn(kept, later)?.channel).toBe(channel);
    expect(hasLeft(kept)).toBe(false);
  });

  test('[ROUTE-2] holds the page that was wanted', () => {
    const kept = store();
    noteLeaving(kept, 'google', 1_000, '/m/withdraw?x=1');
    expect(takeReturn(kept, 2_000)).toEqual({ channel: 'google', wanted: '/m/withdraw?x=1' });
  });

  test('counts only in the form it is written in', () => {
    const kept = store();
    for (const broken of ['google', { channel: 'phone', at: 1 }, { channel: 'google' }, 1]) {
      kept.set(IDENTITY_RETURN_KEY, broken);
      expect(takeReturn(kept, 2)).toBeUndefined();
    }
  });
});
