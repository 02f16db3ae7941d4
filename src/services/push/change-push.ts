import { requestPushPermission } from '../../browser/push/push-permission';
import type { TranslationKey } from '../i18n/catalogue';
import { showToast } from '../overlays/overlays';
import { disablePush, enablePush } from './push-registration';
import { repairPushRegistrationWithRetries, watchPushRegistration } from './watch-push-registration';

const TOAST_MS = 4_000;

/**
 * Asks for the notification permission in the browser's prompt; if the user grants the permission, turns push on
 * (PUSH-2). Call it synchronously in a click handler, because the prompt requires user activation. Resolves with
 * whether the permission was granted. A toast shows the result or, if notifications are blocked, how to unblock them.
 */
export async function requestPermissionAndEnablePush(): Promise<boolean> {
  const permission = await requestPushPermission();
  if (permission !== 'granted') {
    if (permission === 'denied') say('push.blocked', 'alert');
    return false;
  }
  watchPushRegistration();
  await enablePush();
  const result = await repairPushRegistrationWithRetries();
  // Off: the member has turned push off again meanwhile, which has said so.
  if (result !== 'off') say(result === 'registered' ? 'push.turned_on' : 'push.later');
  return true;
}

/** Turns push off for the signed-in member and shows a toast. */
export async function disablePushWithToast(): Promise<void> {
  await disablePush();
  say('push.turned_off');
}

const say = (key: TranslationKey, tone: 'status' | 'alert' = 'status') => showToast({ key }, tone, TOAST_MS);
