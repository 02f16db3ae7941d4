/** Returns the error that a browser throws if its storage quota is exceeded. */
const quotaExceeded = () => new DOMException('storage is full', 'QuotaExceededError');

interface Stored {
  readonly body: ArrayBuffer;
  readonly headers: Headers;
}

/** In-memory Cache Storage for Node. @param quota maximum total size of all bodies (bytes) */
export function createInMemoryCacheStorage(quota = Number.POSITIVE_INFINITY) {
  const stores = new Map<string, Map<string, Stored>>();
  const addressOf = (key: string | { readonly url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, 'http://localhost').href;
  const usedBytes = () =>
    [...stores.values()].flatMap((store) => [...store.values()]).reduce((n, { body }) => n + body.byteLength, 0);

  async function open(name: string) {
    const store = stores.get(name) ?? new Map<string, Stored>();
    stores.set(name, store);
    return {
      match: async (key: string | { readonly url: string }) => {
        const found = store.get(addressOf(key));
        return found && new Response(found.body, { headers: found.headers });
      },
      put: async (key: string | { readonly url: string }, response: Response) => {
        const body = await response.arrayBuffer();
        if (usedBytes() + body.byteLength > quota) throw quotaExceeded();
        store.set(addressOf(key), { body, headers: response.headers });
      },
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (key: string | { readonly url: string }) => store.delete(addressOf(key)),
    };
  }

  return {
    open,
    match: async (key: string | { readonly url: string }, { cacheName = '' } = {}) =>
      stores.has(cacheName) ? (await open(cacheName)).match(key) : undefined,
    delete: async (name: string) => stores.delete(name),
    /** Resolves with the names of the caches that are not empty. */
    keys: async () => [...stores].flatMap(([name, store]) => (store.size > 0 ? [name] : [])),
  };
}
