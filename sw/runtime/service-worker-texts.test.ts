import { describe, expect, test } from 'vitest';
import { pickNotificationTexts } from './service-worker-texts';

describe('[PUSH-3] generic notification on a device whose stored texts cannot be read in time', () => {
  test.each([
    ['en-US', 'New message'],
    ['zh-CN', '新消息'],
    ['zh', '新消息'],
    ['vi-VN', 'Tin nhắn mới'],
    ['VI', 'Tin nhắn mới'],
    ['vic', 'New message'],
    ['constructor', 'New message'],
    ['de', 'New message'],
    ['', 'New message'],
  ])('for the browser language %j its title is %j', (language, title) => {
    expect(pickNotificationTexts(language).title).toBe(title);
  });
});
