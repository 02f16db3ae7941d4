import { beforeEach, expect, test } from 'vitest';
import { resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { pauseDeferredWork } from '../../browser/page/first-paint';
import type { SiteStatus } from '../../contract/endpoints/site/system';
import { THEME_SNAPSHOT_KEY } from '../../contract/storage-keys';
import { useMerchant } from '../merchant/merchant-store';
import { applyAndSaveTheme } from './apply-and-save-theme';

const { style } = document.documentElement;
const accent = () => style.getPropertyValue('--accent');
const savedMerchant = (): unknown => JSON.parse(localStorage.getItem(THEME_SNAPSHOT_KEY) ?? '{}').merchant;

function currentStatus(): SiteStatus {
  const { status } = useMerchant.getState();
  if (!status) throw new Error('no status');
  return status;
}

/**
 * Simulates a start at which the bootstrap script has set the merchant's name in the skeleton and the accent colour.
 * If `merchant` is set, also stores a theme snapshot of that merchant.
 */
function leaveInitialTheme(merchant: string | undefined) {
  style.setProperty('--first-name', '"Fairground"');
  style.setProperty('--accent', 'black');
  if (merchant) localStorage.setItem(THEME_SNAPSHOT_KEY, JSON.stringify({ merchant }));
}

/** Resolves when work that has begun has applied its theme, or would have: after the idle time and the lazy chunk. */
async function runOptionalWork(): Promise<void> {
  const waitUntilIdle = (done: () => void) => requestIdleCallback(done, { timeout: 3000 });
  await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => waitUntilIdle(done))));
  await import('./merchant-theme-tokens');
  await new Promise((done) => setTimeout(done));
}

beforeEach(async () => {
  style.cssText = '';
  localStorage.removeItem(THEME_SNAPSHOT_KEY);
  await resetPageAndRecordNavigations();
});

test.each([
  ['the last start', 'FAIR'],
  ['the host', undefined],
])('[BOOT-5] [WL-2] an initial theme from %s is updated after the first paint', async (_, savedFor) => {
  leaveInitialTheme(savedFor);
  const release = pauseDeferredWork();
  applyAndSaveTheme(currentStatus(), null);
  await runOptionalWork();
  expect(accent()).toBe('black');
  release();
  await expect.poll(accent).not.toBe('black');
  expect(savedMerchant()).toBe('FAIR');
});

test.each([
  ['no theme has been applied', () => undefined],
  ['the applied theme is of another merchant', () => leaveInitialTheme('KOPI')],
])('[WL-2] the theme is applied at once if %s', async (_, prepare) => {
  prepare();
  const release = pauseDeferredWork();
  applyAndSaveTheme(currentStatus(), null);
  await expect.poll(() => ['', 'black'].includes(accent())).toBe(false);
  release();
});

test('[WL-2] applying the same theme again changes nothing in the document', async () => {
  applyAndSaveTheme(currentStatus(), null);
  await expect.poll(savedMerchant).toBe('FAIR');
  localStorage.removeItem(THEME_SNAPSHOT_KEY);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(document.documentElement, { attributes: true });
  applyAndSaveTheme(currentStatus(), null);
  await expect.poll(savedMerchant).toBe('FAIR');
  observer.disconnect();
  expect(changes).toEqual([]);
});

test('[WL-2] a theme that the merchant has changed since the last start is applied at once', async () => {
  leaveInitialTheme('FAIR');
  const release = pauseDeferredWork();
  const cached = currentStatus();
  applyAndSaveTheme(cached, null);
  const whitelabelVal = { ...cached.info.whitelabelVal, accent: '#0a7d32' };
  applyAndSaveTheme({ ...cached, info: { ...cached.info, whitelabelVal } });
  await expect.poll(accent).not.toBe('black');
  release();
});
