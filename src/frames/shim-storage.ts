/**
 * Creates an in-memory storage area. It is a Proxy, so that `area.key = 'text'`, `'key' in area` and
 * `Object.keys(area)` work as in a browser.
 */
export function createMemoryStorage(): Storage {
  const entries = new Map<string, string>();
  const methods: Storage = {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(String(key)) ?? null,
    setItem: (key, value) => void entries.set(String(key), String(value)),
    removeItem: (key) => void entries.delete(String(key)),
    clear: () => entries.clear(),
  };
  return new Proxy(methods, {
    get: (_, key) => (key in methods ? Reflect.get(methods, key) : entries.get(String(key))),
    set: (_, key, value) => {
      entries.set(String(key), String(value));
      return true;
    },
    has: (_, key) => key in methods || entries.has(String(key)),
    deleteProperty: (_, key) => {
      entries.delete(String(key));
      return true;
    },
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      entries.has(String(key))
        ? { value: entries.get(String(key)), writable: true, enumerable: true, configurable: true }
        : undefined,
  });
}

/**
 * Creates an in-memory cookie jar for `document.cookie`, lost with the frame. Attributes are ignored, except a
 * `Max-Age` or `Expires` that deletes the cookie.
 */
export function createCookieJar(now: () => number = Date.now): { read: () => string; write: (cookie: string) => void } {
  const jar = new Map<string, string>();

  function isExpired(attributes: readonly string[]): boolean {
    return attributes.some((attribute) => {
      const [name = '', value = ''] = attribute.split('=').map((part) => part.trim());
      if (/^max-age$/i.test(name)) return Number(value) <= 0;
      return /^expires$/i.test(name) && Date.parse(value) <= now();
    });
  }

  return {
    read: () => [...jar].map(([name, value]) => (name === '' ? value : `${name}=${value}`)).join('; '),
    write: (cookie) => {
      const [pair = '', ...attributes] = String(cookie).split(';');
      const at = pair.indexOf('=');
      const name = pair.slice(0, Math.max(0, at)).trim();
      if (isExpired(attributes)) jar.delete(name);
      else jar.set(name, pair.slice(at + 1).trim());
    },
  };
}

function isRefused(use: () => unknown): boolean {
  try {
    use();
    return false;
  } catch {
    // An opaque origin: every access throws.
    return true;
  }
}

/**
 * Replaces blocked storage and cookies with in-memory ones. A frame with an opaque origin has no storage, and the
 * captcha provider's script would fail when it first accesses storage.
 */
export function shimStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    if (!isRefused(() => globalThis[area].length)) continue;
    Object.defineProperty(globalThis, area, { configurable: true, value: createMemoryStorage() });
  }
  if (!isRefused(() => document.cookie)) return;
  const jar = createCookieJar();
  Object.defineProperty(document, 'cookie', { configurable: true, get: jar.read, set: jar.write });
}
