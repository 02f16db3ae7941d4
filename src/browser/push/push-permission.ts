/**
 * State of the notification permission. `unsupported`: the browser has no push; on iOS only an app on the home screen
 * has.
 */
export type PushPermission = NotificationPermission | 'unsupported';

export function readPushPermission(): PushPermission {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isSupported ? Notification.permission : 'unsupported';
}

/**
 * Asks for the permission to show notifications. Call it synchronously in a click handler (it needs user activation,
 * which ends with the first `await`).
 */
export async function requestPushPermission(): Promise<PushPermission> {
  if (readPushPermission() === 'unsupported') return 'unsupported';
  try {
    return await Notification.requestPermission();
  } catch {
    // Refused without asking, for example in an embedded page.
    return readPushPermission();
  }
}
