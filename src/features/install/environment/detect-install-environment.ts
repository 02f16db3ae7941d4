import { type DeviceTraits, isIos } from '../../../browser/device/device';

/** Browsers that differ in their installation steps. */
export type BrowserKind =
  | 'chromium'
  | 'samsung'
  | 'opera'
  | 'firefox'
  | 'safari'
  /** A browser other than Safari on iOS. */
  | 'ios-other'
  /** The in-app browser of an app such as Facebook, which cannot install web apps. */
  | 'in-app'
  | 'other';

export interface InstallEnvironment {
  readonly system: 'ios' | 'android' | 'other';
  readonly browser: BrowserKind;
  /** Major version of iOS; 0 if unknown or on another system. */
  readonly iosVersion: number;
}

/**
 * Matches user agents of in-app browsers: Facebook, Instagram, Line, Zalo, TikTok, Kwai, WeChat, Snapchat, Twitter, and
 * Android's WebView.
 */
const IN_APP =
  /\bFBA[NV]\b|\bFB_IAB\b|Instagram|\bLine\/|\bZalo|musical_ly|BytedanceWebview|TikTok|Kwai|MicroMessenger|Snapchat|Twitter|; wv\)/i;
const IOS_BROWSERS = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\//;

/** Detects system and browser from the user agent, because feature detection cannot distinguish these browsers. */
export function detectInstallEnvironment(traits: DeviceTraits): InstallEnvironment {
  const { userAgent } = traits;
  if (isIos(traits)) {
    return { system: 'ios', browser: iosBrowser(userAgent), iosVersion: iosVersionOf(userAgent) };
  }
  const system = /Android/.test(userAgent) ? 'android' : 'other';
  return { system, browser: otherBrowser(userAgent), iosVersion: 0 };
}

function iosBrowser(userAgent: string): BrowserKind {
  if (IN_APP.test(userAgent)) return 'in-app';
  if (IOS_BROWSERS.test(userAgent)) return 'ios-other';
  // A web view of an app has the user agent of Safari without its name.
  return /Safari\//.test(userAgent) ? 'safari' : 'in-app';
}

function otherBrowser(userAgent: string): BrowserKind {
  if (IN_APP.test(userAgent)) return 'in-app';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/SamsungBrowser\//.test(userAgent)) return 'samsung';
  if (/\bOPR\//.test(userAgent)) return 'opera';
  return /Chrome\//.test(userAgent) ? 'chromium' : 'other';
}

/**
 * Returns the major version of iOS; 0 if unknown. Safari 26 reports 18 as the system version, so the browser version is
 * used if it is higher.
 */
function iosVersionOf(userAgent: string): number {
  const versions = [/\bVersion\/(\d+)/, /\bOS (\d+)_/].map((pattern) => Number(pattern.exec(userAgent)?.[1] ?? 0));
  return Math.max(...versions);
}
