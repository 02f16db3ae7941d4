import type { InferOutput } from 'valibot';
import type { loginDeviceType } from '../../contract/endpoints/account/session';

export type LoginDeviceType = InferOutput<typeof loginDeviceType>;

/**
 * Display mode of the web app manifest (ENG-6). Only this mode says that the page runs as an installed web app: the
 * others are not in the manifest, and a browser reports `fullscreen` for a tab while an element is in full screen.
 */
export const APP_DISPLAY_MODE = 'standalone';

/** Browser properties that determine the device type. */
export interface DeviceTraits {
  readonly userAgent: string;
  /** The display mode of the window: `browser`, or {@link APP_DISPLAY_MODE} in an installed web app. */
  readonly displayMode: string;
  /** `navigator.standalone`, which only Safari on iOS has. */
  readonly standalone: boolean;
  readonly maxTouchPoints: number;
}

/**
 * Returns the device type that is sent with a sign-in (LOGIN-2): `IPAD` on every iPad, `WEBCLIP` for an installed web
 * app on an iPhone, `PWA` for an installed web app on another system; otherwise undefined.
 */
export function decideLoginDeviceType(traits: DeviceTraits): LoginDeviceType | undefined {
  if (isIpad(traits)) return 'IPAD';
  if (!isRunningAsInstalledApp(traits)) return undefined;
  return isIos(traits) ? 'WEBCLIP' : 'PWA';
}

/** Whether the page runs as an installed web app, without browser UI. */
export const isRunningAsInstalledApp = (traits: DeviceTraits): boolean =>
  traits.standalone || traits.displayMode === APP_DISPLAY_MODE;

export const isIos = (traits: DeviceTraits): boolean => /iPhone|iPod/.test(traits.userAgent) || isIpad(traits);

// An iPad identifies itself as a Mac; no Mac has a touch screen.
const isIpad = ({ userAgent, maxTouchPoints }: DeviceTraits): boolean =>
  /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Display mode when nothing was in full screen, which replaces the mode of a tab and of an installed web app alike. */
let windowDisplayMode = 'browser';

function readDisplayMode(): string {
  const isInMode = (mode: string) => matchMedia(`(display-mode: ${mode})`).matches;
  if (!isInMode('fullscreen')) windowDisplayMode = isInMode(APP_DISPLAY_MODE) ? APP_DISPLAY_MODE : 'browser';
  return windowDisplayMode;
}

/** Reads the properties of this browser that determine the device type. */
export function readDeviceTraits(): DeviceTraits {
  return {
    userAgent: navigator.userAgent,
    displayMode: readDisplayMode(),
    standalone: 'standalone' in navigator && navigator.standalone === true,
    maxTouchPoints: navigator.maxTouchPoints,
  };
}

/** Whether the user prefers reduced motion. For animations that scripts run; style sheets use the media query. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
