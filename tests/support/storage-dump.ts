import type { Page } from '@playwright/test';

/** Everything the page's origin has stored, as one text: bytes as Latin-1, so that a text within them shows. */
export async function dumpStorage(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const asText = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    const write = (value: unknown): string =>
      JSON.stringify(value, (_key, part: unknown) => {
        if (part instanceof ArrayBuffer) return asText(new Uint8Array(part));
        if (ArrayBuffer.isView(part)) return asText(new Uint8Array(part.buffer));
        return part;
      }) ?? '';
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });

    const found = [write({ ...localStorage }), write({ ...sessionStorage }), document.cookie, location.href];
    found.push(write(history.state));
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const [keys, values] = [await done(objects.getAllKeys()), await done(objects.getAll())];
        found.push(write([name, store, keys, values]));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const body = await (await cache.match(key))?.arrayBuffer();
        found.push(key.url, asText(new Uint8Array(body ?? new ArrayBuffer(0))));
      }
    }
    return found;
  });
  return stored.join('\n');
}

/** What of a Base64 text does not depend on the bytes around it, were it the middle of a longer one. */
function innerBase64(bytes: Buffer, lead: number): string {
  const text = Buffer.concat([Buffer.alloc(lead), bytes])
    .toString('base64')
    .replace(/=+$/, '');
  const from = lead === 0 ? 0 : lead + 1;
  const whole = Math.floor(((lead + bytes.length) * 8) / 6);
  return text.slice(from, whole);
}

/** The forms in which a secret could lie about: clear, hex, UTF-16, and Base64 once to three times, wherever it begins. */
export function formsOf(secret: string): string[] {
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
