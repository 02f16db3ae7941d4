import fc from 'fast-check';
import { number, object, string } from 'valibot';
import { describe, expect, test } from 'vitest';
import { createSafeWebStorage } from './web-storage';

/** A storage area like the browser's: entries are own properties. Refuses the accesses in `refuses`. */
function createArea(refuses: { read?: boolean; write?: boolean } = {}): Storage {
  const entries = Object.create({
    getItem: (key: string) => {
      if (refuses.read) throw new DOMException('no', 'SecurityError');
      return Object.hasOwn(entries, key) ? entries[key] : null;
    },
    setItem: (key: string, value: string) => {
      if (refuses.write) throw new DOMException('full', 'QuotaExceededError');
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  });
  return entries;
}

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('[SESS-1] web storage', () => {
  test('removes a value when reading it shows that it does not match the schema', () => {
    const area = createArea();
    const store = createSafeWebStorage(() => area);
    store.set('a', { n: 1 });
    expect(store.get('a', object({ n: number() }))).toEqual({ n: 1 });
    expect(store.get('a', object({ n: string() }))).toBeUndefined();
    expect(area.getItem('a')).toBeNull();
    area.setItem('b', '{cut');
    expect(store.get('b', string())).toBeUndefined();
    expect(area.getItem('b')).toBeNull();
    expect(store.get('never', string())).toBeUndefined();
  });

  test('removes the previous value if JSON cannot represent the new one', () => {
    const area = createArea();
    const store = createSafeWebStorage(() => area);
    const circle: unknown[] = [];
    circle.push(circle);
    store.set('a', 'old');
    expect(store.get('a', string())).toBe('old');
    store.set('a', circle);
    store.set('b', undefined);
    expect([store.get('a', string()), store.get('b', string())]).toEqual([undefined, undefined]);
  });

  test('removes only the keys with the given prefix', () => {
    const area = createArea();
    const store = createSafeWebStorage(() => area);
    for (const key of ['MC:1', 'MC:2', 'M', 'other']) store.set(key, key);
    store.removeByPrefix('MC:');
    expect(store.keys().sort()).toEqual(['M', 'other']);
  });

  test('returns what another tab has stored since the storage area was full', () => {
    const refuses = { write: false };
    const area = createArea(refuses);
    const store = createSafeWebStorage(() => area);
    store.set('a', 1);
    refuses.write = true;
    store.set('a', 2);
    refuses.write = false;
    area.setItem('a', '5');
    expect(store.get('a', number())).toBe(5);
    area.removeItem('a');
    expect(store.get('a', number())).toBeUndefined();
  });

  test('returns the new value from memory while the storage area is full', () => {
    const refuses = { write: false };
    const area = createArea(refuses);
    const store = createSafeWebStorage(() => area);
    store.set('a', 'old');
    refuses.write = true;
    store.set('a', 'new');
    expect(store.get('a', string())).toBe('new');
    refuses.write = false;
    store.set('a', 'newer');
    expect(area.getItem('a')).toBe('"newer"');
    expect(store.get('a', string())).toBe('newer');
  });

  test('returns the last value set for each key, even if the browser refuses reads or writes', () => {
    const step = fc.tuple(
      fc.constantFrom('set', 'remove', 'removeByPrefix'),
      fc.constantFrom('a', 'ab', 'b'),
      fc.string(),
    );
    const area = fc.constantFrom(
      () => createArea(),
      () => createArea({ write: true }),
      () => createArea({ read: true, write: true }),
      blocked,
    );
    fc.assert(
      fc.property(area, fc.array(step), (makeArea, steps) => {
        const one = makeArea === blocked ? undefined : makeArea();
        const store = createSafeWebStorage(() => one ?? blocked());
        const model = new Map<string, string>();
        for (const [act, key, value] of steps) {
          if (act === 'set') {
            store.set(key, value);
            model.set(key, value);
          } else if (act === 'remove') {
            store.remove(key);
            model.delete(key);
          } else {
            store.removeByPrefix(key);
            for (const modelKey of [...model.keys()]) if (modelKey.startsWith(key)) model.delete(modelKey);
          }
          for (const name of ['a', 'ab', 'b']) expect(store.get(name, string())).toBe(model.get(name));
          expect(store.keys().sort()).toEqual([...model.keys()].sort());
        }
      }),
    );
  });
});
