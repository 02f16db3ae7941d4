/** Matches the version of the native app in the user agent (INST-7). Assumed, not in the platform's specification. */
const APP_VERSION_IN_USER_AGENT = /\bAppVersion\/(\d[\d.]{0,30})/;

/** Returns the version of the native app that this page runs in; an empty string if it runs in a browser. */
export const parseNativeAppVersion = (userAgent = navigator.userAgent): string =>
  APP_VERSION_IN_USER_AGENT.exec(userAgent)?.[1] ?? '';
