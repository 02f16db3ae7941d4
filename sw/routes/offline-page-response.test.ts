import { afterEach, expect, test, vi } from 'vitest';
import { createOfflinePageResponse } from './offline-page-response';

afterEach(() => vi.unstubAllGlobals());

test('[OFF-2] the offline page declares its language', async () => {
  vi.stubGlobal('navigator', { language: 'vi-VN' });
  const response = createOfflinePageResponse();
  expect(response.status).toBe(503);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
  });
  const page = await response.text();
  expect(page).toContain('<title>Không có kết nối mạng</title>');
  expect(page).toContain('<h1>Không có kết nối mạng</h1><p>Trang này cần có mạng một lần. Vui lòng thử lại.</p>');
  expect(page).toContain('<html lang="vi" dir="ltr">');
  expect(page).toContain('<a href="">Thử lại</a>');
});
