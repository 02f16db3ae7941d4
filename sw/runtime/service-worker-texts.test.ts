import { describe, expect, test } from 'vitest';
import { pickServiceWorkerTexts } from './service-worker-texts';

describe('[OFF-2] texts of the service worker in the language of the browser', () => {
  test.each([
    ['en-US', 'en'],
    ['zh-CN', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['vi-VN', 'vi'],
    ['VI', 'vi'],
    ['de', 'en'],
    ['', 'en'],
  ])('for the browser language %j the texts of the service worker are in %s', (language, lang) => {
    expect(pickServiceWorkerTexts(language).lang).toBe(lang);
  });

  test('[PUSH-3] the notification title for an unreadable message exists in English, Chinese and Vietnamese', () => {
    const titles = ['en', 'zh', 'vi'].map((language) => pickServiceWorkerTexts(language).message.title);
    expect(titles).toEqual(['New message', '新消息', 'Tin nhắn mới']);
  });
});
