import { expect, test } from 'vitest';
import { START_TEXTS_KEY } from '../contract/deferred-storage-keys';

test('[BOOT-5.10][I18N-1.5] “startfailed” replaces the skeleton with a message and Retry in the language of the last good start', async () => {
  const texts = { lang: 'ur', dir: 'rtl', failed: 'ایپ شروع نہیں ہو سکی۔', old: 'پرانا', retry: 'دوبارہ کوشش کریں' };
  localStorage.setItem(START_TEXTS_KEY, JSON.stringify(texts));
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = '<div class="first-bar"></div><p>Skeleton</p>';
  document.body.append(root);
  await import('./start-guard');
  const alert = () => root.querySelector('[role=alert]');
  expect(alert()).toBeNull();
  dispatchEvent(new Event('startfailed'));
  await expect.poll(() => alert()?.querySelector('button')?.textContent).toBe(texts.retry);
  expect(alert()?.querySelector('p')?.textContent).toBe(texts.failed);
  expect([alert()?.getAttribute('lang'), alert()?.getAttribute('dir')]).toEqual(['ur', 'rtl']);
  expect(root.textContent).not.toContain('Skeleton');
  // For a page that has rendered, the guard asks no longer.
  root.textContent = 'The app';
  root.remove();
  localStorage.removeItem(START_TEXTS_KEY);
});
