/** `unsupported`: the browser has no push, which on iOS is so until the app is on the home screen. */
export type PushPermission = NotificationPermission | 'unsupported';

export function readPushPermission(): PushPermission {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isSupported ? Notification.permission : 'unsupported';
}

/** Asks for the permission. Call it directly in a tap: a browser refuses to ask otherwise, also after an `await`. */
export async function requestPushPermission(): Promise<PushPermission> {
  if (readPushPermission() === 'unsupported') return 'unsupported';
  try {
    return await Notification.requestPermission();
  } catch {
    // Refused without asking, for example in an embedded page.
    return readPushPermission();
  }
}
