import { requestPushPermission } from '../../browser/push/push-permission';
import type { TextKey } from '../i18n/catalogue';
import { showToast } from '../overlays/overlays';
import { turnPushOff, wantPush } from './push-registration';
import { repairPush, watchPush } from './watch-push';

const TOAST_MS = 4_000;

/**
 * Asks for the permission, which opens the browser's own prompt, and turns push on. Call it directly in a tap. Resolves
 * with whether the permission is granted; says so, or how to unblock notifications (PUSH-2).
 */
export async function allowPush(): Promise<boolean> {
  const permission = await requestPushPermission();
  if (permission !== 'granted') {
    if (permission === 'denied') say('push.blocked', 'alert');
    return false;
  }
  watchPush();
  await wantPush();
  const result = await repairPush();
  say(result === 'registered' ? 'push.turned_on' : 'push.later');
  return true;
}

export async function disallowPush(): Promise<void> {
  await turnPushOff();
  say('push.turned_off');
}

const say = (key: TextKey, tone: 'status' | 'alert' = 'status') => showToast({ key }, tone, TOAST_MS);
