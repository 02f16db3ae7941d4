import type { FallbackNotificationTexts, OfflinePageTexts } from '../../src/base/push/push-store';

/*
 * Texts that the service worker shows itself, because the catalogues of the app are not available to it. The app stores
 * those of its language; these are for a device without them.
 */

export const ENGLISH_OFFLINE_TEXTS: OfflinePageTexts = {
  lang: 'en',
  dir: 'ltr',
  title: 'No connection',
  text: 'This page needs the network once. Please try again.',
  retry: 'Retry',
};

const ENGLISH_NOTIFICATION: FallbackNotificationTexts = { title: 'New message', body: 'Open the app to read it.' };
const CHINESE_NOTIFICATION: FallbackNotificationTexts = { title: '新消息', body: '请打开 App 查看。' };
const VIETNAMESE_NOTIFICATION: FallbackNotificationTexts = { title: 'Tin nhắn mới', body: 'Hãy mở ứng dụng để đọc.' };

/**
 * Returns the generic notification, which is shown instead of a message that is unreadable, expired or for another
 * member, in the browser's language, if the stored texts cannot be read in time.
 * @param language BCP 47
 */
export function pickNotificationTexts(language: string): FallbackNotificationTexts {
  if (/^zh\b/i.test(language)) return CHINESE_NOTIFICATION;
  return /^vi\b/i.test(language) ? VIETNAMESE_NOTIFICATION : ENGLISH_NOTIFICATION;
}
