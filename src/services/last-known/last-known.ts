import { type GenericSchema, number, object } from 'valibot';
import { eraseRecord } from '../../browser/erase-record';
import { localStore, type WebStore } from '../../browser/web-storage';
import { LAST_KNOWN_PREFIX, LAST_LARGE_PREFIX } from '../../contract/storage-keys';

/** Largest answer that localStorage keeps, in characters of its JSON: everything of this origin shares its few millions. */
export const LARGEST_KEPT = 300_000;

/** Whose answer it is: what one merchant says in one language. */
export interface KeptFor {
  readonly merchant: string;
  readonly language: string;
  /** Name of the endpoint. */
  readonly name: string;
}

/** A public answer that was had before. */
export interface LastKnown<T> {
  readonly value: T;
  /** Epoch milliseconds of the answer. */
  readonly at: number;
}

const keyOf = ({ merchant, language, name }: KeptFor): string => `${merchant}|${language}|${name}`;

const knownAs = <T>(schema: GenericSchema<unknown, T>) => object({ at: number(), value: schema });

/** The answer last known, if it still fits its schema (OFF-2). */
export function readLastKnown<T>(
  whose: KeptFor,
  schema: GenericSchema<unknown, T>,
  store: WebStore = localStore,
): LastKnown<T> | undefined {
  return store.get(LAST_KNOWN_PREFIX + keyOf(whose), knownAs(schema));
}

/** The answer last known that localStorage had no room for: a moment later, from the page's database (OFF-2). */
export async function recallLarge<T>(
  whose: KeptFor,
  schema: GenericSchema<unknown, T>,
  store: WebStore = localStore,
): Promise<LastKnown<T> | undefined> {
  const key = keyOf(whose);
  if (store.get(LAST_LARGE_PREFIX + key, number()) === undefined) return undefined;
  // Without its code there is no more to show than at a first visit.
  const chunk = await import('./large-answers').catch(() => undefined);
  return chunk?.readLarge(key, knownAs(schema));
}

/** Keeps an answer that anyone of the merchant may see, in the place of the one before, whatever its size (OFF-2). */
export async function keepLastKnown(
  whose: KeptFor,
  known: LastKnown<unknown>,
  store: WebStore = localStore,
): Promise<void> {
  const key = keyOf(whose);
  if (JSON.stringify(known.value).length > LARGEST_KEPT) {
    const { keepLarge } = await import('./large-answers');
    await keepLarge(key, known);
    store.set(LAST_LARGE_PREFIX + key, known.at);
    return store.remove(LAST_KNOWN_PREFIX + key);
  }
  store.set(LAST_KNOWN_PREFIX + key, known);
  if (store.get(LAST_LARGE_PREFIX + key, number()) === undefined) return;
  store.remove(LAST_LARGE_PREFIX + key);
  await eraseRecord('last-known', key);
}
