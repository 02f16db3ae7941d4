import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { saveOfflinePageTexts } from '../../src/base/push/push-store';
import { createOfflinePageResponse } from './offline-page-response';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const URDU = {
  lang: 'ur',
  dir: 'rtl',
  title: 'کنکشن نہیں ہے',
  text: 'دوبارہ کوشش کریں۔',
  retry: 'دوبارہ کوشش کریں',
} as const;

test('[I18N-1.5] the offline page is in the language and direction of the last visit', async () => {
  await saveOfflinePageTexts(URDU);
  const response = await createOfflinePageResponse();
  expect(response.status).toBe(503);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
  });
  const page = await response.text();
  expect(page).toContain('<html lang="ur" dir="rtl">');
  expect(page).toContain(`<title>${URDU.title}</title>`);
  expect(page).toContain(`<h1>${URDU.title}</h1><p>${URDU.text}</p><p><a href="">${URDU.retry}</a></p>`);
});

test.each([
  ['no texts are stored', undefined],
  ['the stored texts are those of another version of the app', { lang: 'ur', dir: 'up', title: '<b>' }],
])('[I18N-1.5] the offline page is in English if %s', async (_, stored) => {
  if (stored) await saveOfflinePageTexts(stored as never);
  const page = await (await createOfflinePageResponse()).text();
  expect(page).toContain('<html lang="en" dir="ltr">');
  expect(page).toContain('<h1>No connection</h1>');
});
