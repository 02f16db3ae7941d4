/**
 * State of the notification permission. `unsupported`: the browser does not support push. On iOS, only web apps on the
 * home screen support it.
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
