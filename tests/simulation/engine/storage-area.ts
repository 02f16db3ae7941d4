/** The texts of a storage area: of an origin, or of a tab. */
export type StoredTexts = Map<string, string>;

/** Called after a change of a key, or of all keys. */
type ReportChange = (key: string | null) => void;

/**
 * Returns a page's view of a storage area. `Object.keys` lists the stored keys, as in a browser.
 * @param isFull returns whether a write is refused
 */
export function createStorageView(texts: StoredTexts, isFull: () => boolean, report: ReportChange): Storage {
  const methods: Storage = {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, value) {
      if (isFull()) throw new DOMException('storage is full', 'QuotaExceededError');
      const old = texts.get(key);
      texts.set(key, value);
      if (old !== value) report(key);
    },
    removeItem(key) {
      if (texts.delete(key)) report(key);
    },
    clear() {
      texts.clear();
      report(null);
    },
  };
  return new Proxy(methods, {
    ownKeys: () => [...texts.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      texts.has(String(key))
        ? { value: texts.get(String(key)), writable: true, enumerable: true, configurable: true }
        : undefined,
  });
}
