import { type InferOutput, pipe, regex, string } from 'valibot';
import type { loginDeviceType } from '../../contract/endpoints/account/session';
import { DEVICE_ID_KEY } from '../../contract/storage-keys';
import { type SafeWebStorage, safeLocalStorage } from '../storage/web-storage';

export type LoginDeviceType = InferOutput<typeof loginDeviceType>;

/** Browser properties that determine the device type. */
export interface DeviceTraits {
  readonly userAgent: string;
  /** The current display mode: `browser`, `standalone`, `fullscreen`, `minimal-ui`. */
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
  traits.standalone || traits.displayMode !== 'browser';

export const isIos = (traits: DeviceTraits): boolean => /iPhone|iPod/.test(traits.userAgent) || isIpad(traits);

// An iPad identifies itself as a Mac; no Mac has a touch screen.
const isIpad = ({ userAgent, maxTouchPoints }: DeviceTraits): boolean =>
  /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Reads the properties of this browser that determine the device type. */
export function readDeviceTraits(): DeviceTraits {
  const modes = ['standalone', 'fullscreen', 'minimal-ui'];
  return {
    userAgent: navigator.userAgent,
    displayMode: modes.find((mode) => matchMedia(`(display-mode: ${mode})`).matches) ?? 'browser',
    standalone: 'standalone' in navigator && navigator.standalone === true,
    maxTouchPoints: navigator.maxTouchPoints,
  };
}

const deviceId = pipe(string(), regex(/^[\w-]{8,64}$/));

/** Returns a random id of this browser, created once and stored (LOGIN-2 `loginDeviceId`). */
export function getLoginDeviceId(store: SafeWebStorage = safeLocalStorage): string {
  const stored = store.get(DEVICE_ID_KEY, deviceId);
  if (stored) return stored;
  const id = createRandomId();
  store.set(DEVICE_ID_KEY, id);
  return id;
}

/** Returns a random id of 128 bits. Unlike `crypto.randomUUID`, it works over plain http. */
export function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the user prefers reduced motion. For animations that scripts run; style sheets use the media query. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
