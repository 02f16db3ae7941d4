import { expect, test } from 'vitest';

test('[BOOT-5.10][I18N-1] “startfailed” replaces the skeleton with an error message and a Retry button in the expected language', async () => {
  window.expectedLanguage = 'VI';
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = '<div class="first-bar"></div><p>Skeleton</p>';
  document.body.append(root);
  await import('./start-guard');
  expect(root.querySelector('[role=alert]')).toBeNull();
  dispatchEvent(new Event('startfailed'));
  await expect.poll(() => root.querySelector('[role=alert] button')?.textContent, { timeout: 10_000 }).toBe('Thử lại');
  expect(root.querySelector('[role=alert]')?.getAttribute('lang')).toBe('vi');
  expect(root.textContent).not.toContain('Skeleton');
  root.remove();
});
