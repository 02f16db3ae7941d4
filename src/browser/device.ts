import { type InferOutput, pipe, regex, string } from 'valibot';
import type { loginDevice } from '../contract/endpoints/session';
import { DEVICE_ID_KEY } from '../contract/storage-keys';
import { localStore, type WebStore } from './web-storage';

export type LoginDevice = InferOutput<typeof loginDevice>;

/** What tells one device from another. */
export interface DeviceTraits {
  readonly userAgent: string;
  /** The display mode in force: `browser`, `standalone`, `fullscreen`, `minimal-ui`. */
  readonly displayMode: string;
  /** `navigator.standalone`, which only Safari on iOS has. */
  readonly standalone: boolean;
  readonly maxTouchPoints: number;
}

/** What a sign-in is said to come from; undefined for a plain browser (LOGIN-2). */
export function decideLoginDevice(traits: DeviceTraits): LoginDevice | undefined {
  if (isIpad(traits)) return 'IPAD';
  if (!isInstalled(traits)) return undefined;
  return isIos(traits) ? 'WEBCLIP' : 'PWA';
}

/** Whether the product runs from an icon, without the browser around it. */
export const isInstalled = (traits: DeviceTraits): boolean => traits.standalone || traits.displayMode !== 'browser';

export const isIos = (traits: DeviceTraits): boolean => /iPhone|iPod/.test(traits.userAgent) || isIpad(traits);

// An iPad calls itself a Mac; no Mac has a touch screen.
const isIpad = ({ userAgent, maxTouchPoints }: DeviceTraits): boolean =>
  /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** The traits of the device this page runs on. */
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

/** A random id of this browser, made once and kept (LOGIN-2 `loginDeviceId`). */
export function loginDeviceId(store: WebStore = localStore): string {
  const kept = store.get(DEVICE_ID_KEY, deviceId);
  if (kept) return kept;
  const made = randomId();
  store.set(DEVICE_ID_KEY, made);
  return made;
}

/** A random id of 128 bits. `crypto.randomUUID` exists only over https; the bytes it is made of are there over http as well. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
