import { afterEach, describe, expect, test, vi } from 'vitest';
import { offlinePage, wordsFor } from './offline-page';

afterEach(() => vi.unstubAllGlobals());

describe('[OFF-2] the page that stands in for all others speaks the language of the browser', () => {
  test.each([
    ['en-US', 'en'],
    ['zh-CN', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['vi-VN', 'vi'],
    ['VI', 'vi'],
    ['de', 'en'],
    ['', 'en'],
  ])('%j: %s', (language, lang) => {
    expect(wordsFor(language).lang).toBe(lang);
  });

  test('[OFF-2] and says which one it is', async () => {
    vi.stubGlobal('navigator', { language: 'vi-VN' });
    const page = await offlinePage().text();
    expect(page).toContain('<html lang="vi" dir="ltr">');
    expect(page).toContain('<a href="">Thử lại</a>');
  });
});
