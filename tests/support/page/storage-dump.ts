import type { Page } from '@playwright/test';
import { writeStoredValue } from './write-stored-value';

/**
 * Resolves with one text that contains everything that is stored for the page's origin. Bytes are decoded as Latin-1.
 */
export async function dumpStorage(page: Page): Promise<string> {
  const stored = await page.evaluate<string[]>(`(${readStorages})(${writeStoredValue})`);
  return stored.join('\n');
}

/** Runs in the page, with nothing from outside. */
async function readStorages(write: typeof writeStoredValue): Promise<string[]> {
  const resultOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  const found = [write({ ...localStorage }), write({ ...sessionStorage }), document.cookie, location.href];
  found.push(write(history.state));
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await resultOf(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store);
      const [keys, values] = [await resultOf(objects.getAllKeys()), await resultOf(objects.getAll())];
      found.push(write([name, store, keys, values]));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const body = await (await cache.match(key))?.arrayBuffer();
      found.push(key.url, write(body ?? ''));
    }
  }
  return found;
}

/**
 * Encodes `lead` other bytes followed by `bytes` as Base64. Returns only the characters that depend on no other byte
 * than those in `bytes`.
 */
function innerBase64(bytes: Buffer, lead: number): string {
  const text = Buffer.concat([Buffer.alloc(lead), bytes])
    .toString('base64')
    .replace(/=+$/, '');
  const from = lead === 0 ? 0 : lead + 1;
  const whole = Math.floor(((lead + bytes.length) * 8) / 6);
  return text.slice(from, whole);
}

/**
 * Returns the texts that a storage dump could contain if a secret is stored: the secret in plain text, reversed,
 * URL-encoded, in hex, in UTF-16, and in Base64 applied one to three times at any offset.
 */
export function listSecretEncodings(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  let layers = [bytes];
  const forms = [secret, encodeURIComponent(secret), bytes.toString('hex'), bytes.toString('hex').toUpperCase()];
  forms.push([...secret].join('\u0000'), [...secret].reverse().join(''));
  for (let depth = 1; depth <= 3; depth += 1) {
    const texts = layers.flatMap((layer) => [0, 1, 2].map((lead) => innerBase64(layer, lead)));
    forms.push(...texts);
    layers = texts.map((text) => Buffer.from(text, 'latin1'));
  }
  return [...new Set(forms)];
}
