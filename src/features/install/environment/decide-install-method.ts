import type { InstallEnvironment } from './detect-install-environment';

/** The kinds of install guides: one for each browser, or browser version, that has different menus. */
export const INSTALL_GUIDE_KINDS = [
  'chromium',
  'samsung',
  'opera',
  'firefox',
  'ios',
  'ios-26',
  'ios-other',
  'in-app-ios',
  'in-app-android',
] as const;
export type InstallGuideKind = (typeof INSTALL_GUIDE_KINDS)[number];

export type InstallMethod =
  | { readonly kind: 'installed' }
  /** The browser's own install prompt. */
  | { readonly kind: 'native' }
  | { readonly kind: 'guide'; readonly guide: InstallGuideKind }
  /** The browser cannot install web apps. */
  | { readonly kind: 'none' };

/**
 * First iOS version in which Safari has the share button in its menu and opens sites added to the home screen as web
 * apps.
 */
const IOS_WITH_SHARE_IN_MENU = 26;

/**
 * Decides how this browser installs the web app.
 * @param hasEvent whether a `beforeinstallprompt` event is available
 */
export function decideInstallMethod(
  environment: InstallEnvironment,
  { isInstalled, hasEvent }: { readonly isInstalled: boolean; readonly hasEvent: boolean },
): InstallMethod {
  if (isInstalled) return { kind: 'installed' };
  if (hasEvent) return { kind: 'native' };
  const guide = guideOf(environment);
  return guide === undefined ? { kind: 'none' } : { kind: 'guide', guide };
}

function guideOf({ system, browser, iosVersion }: InstallEnvironment): InstallGuideKind | undefined {
  if (system === 'ios') {
    if (browser === 'in-app') return 'in-app-ios';
    if (browser === 'ios-other') return 'ios-other';
    return iosVersion >= IOS_WITH_SHARE_IN_MENU ? 'ios-26' : 'ios';
  }
  if (system === 'other') return undefined;
  switch (browser) {
    case 'chromium':
    case 'samsung':
    case 'opera':
    case 'firefox':
      return browser;
    case 'in-app':
      return 'in-app-android';
    default:
      return undefined;
  }
}

/** Whether this method offers the user an install prompt or a guide. */
export const offersPromptOrGuide = ({ kind }: InstallMethod): boolean => kind === 'native' || kind === 'guide';

/**
 * Whether this browser can install the web app, by its own prompt or with a guide. False for in-app browsers, whose
 * guide explains how to open the page in another browser.
 */
export const canInstallInThisBrowser = (method: InstallMethod): boolean =>
  method.kind === 'native' || (method.kind === 'guide' && !method.guide.startsWith('in-app'));
