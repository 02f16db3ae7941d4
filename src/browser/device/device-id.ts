import { pipe, regex, string } from 'valibot';
import { DEVICE_ID_KEY } from '../../contract/storage-keys';
import { type SafeWebStorage, safeLocalStorage } from '../storage/web-storage';

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
