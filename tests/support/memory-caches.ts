/** What a browser says when there is no room. */
const FULL = () => new DOMException('no room', 'QuotaExceededError');

/** Cache Storage in memory, which Node does not have; `room`: bytes that all bodies together may take. */
export function memoryCaches(room = Number.POSITIVE_INFINITY) {
  const stores = new Map<string, Map<string, ArrayBuffer>>();
  const addressOf = (key: string | { readonly url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, 'http://localhost').href;
  const taken = () =>
    [...stores.values()].flatMap((store) => [...store.values()]).reduce((n, b) => n + b.byteLength, 0);

  async function open(name: string) {
    const store = stores.get(name) ?? new Map<string, ArrayBuffer>();
    stores.set(name, store);
    return {
      match: async (key: string) => {
        const body = store.get(addressOf(key));
        return body && new Response(body);
      },
      put: async (key: string, answer: Response) => {
        const body = await answer.arrayBuffer();
        if (taken() + body.byteLength > room) throw FULL();
        store.set(addressOf(key), body);
      },
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (key: string | { readonly url: string }) => store.delete(addressOf(key)),
    };
  }

  return { open, delete: async (name: string) => stores.delete(name) };
}
