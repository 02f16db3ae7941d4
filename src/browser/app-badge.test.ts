import { describe, expect, test } from 'vitest';
import { showAppBadge } from './app-badge';

function carrier() {
  const shown: number[] = [];
  return {
    shown,
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  };
}

describe('[CS-2] the badge on the app icon', () => {
  test('carries the number, and goes with it', async () => {
    const icon = carrier();
    await showAppBadge(3, icon);
    await showAppBadge(0, icon);
    expect(icon.shown).toEqual([3, 0]);
  });

  test('is done without where there is none, and where it is refused', async () => {
    await expect(showAppBadge(3, {})).resolves.toBeUndefined();
    const refusing = { setAppBadge: () => Promise.reject(new Error('not installed')) };
    await expect(showAppBadge(3, refusing)).resolves.toBeUndefined();
  });
});
