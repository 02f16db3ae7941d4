import { describe, expect, test } from 'vitest';
import { showAppBadge } from './app-badge';

function createBadgeFixture() {
  const shown: number[] = [];
  return {
    shown,
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  };
}

describe('[CS-2] badge on the app icon', () => {
  test('[CS-2.1] the badge on the app icon shows the count, and is removed at 0', async () => {
    const icon = createBadgeFixture();
    await showAppBadge(3, icon);
    await showAppBadge(0, icon);
    expect(icon.shown).toEqual([3, 0]);
  });

  test('setting the badge on the app icon causes no error if the browser does not support badges or refuses to set one', async () => {
    await expect(showAppBadge(3, {})).resolves.toBeUndefined();
    const refusing = { setAppBadge: () => Promise.reject(new Error('not installed')) };
    await expect(showAppBadge(3, refusing)).resolves.toBeUndefined();
  });
});
