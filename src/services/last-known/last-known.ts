import { type GenericSchema, number, object } from 'valibot';
import { localStore, type WebStore } from '../../browser/web-storage';
import { LAST_KNOWN_PREFIX } from '../../contract/storage-keys';

/** Largest answer that is kept, in characters of its JSON: storage is shared by everything of this origin. */
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

const keyOf = ({ merchant, language, name }: KeptFor): string => `${LAST_KNOWN_PREFIX}${merchant}|${language}|${name}`;

/** The answer last known, if it still fits its schema (OFF-2). */
export function readLastKnown<T>(
  whose: KeptFor,
  schema: GenericSchema<unknown, T>,
  store: WebStore = localStore,
): LastKnown<T> | undefined {
  return store.get(keyOf(whose), object({ at: number(), value: schema }));
}

/** Keeps an answer that anyone of the merchant may see; one that is too large is forgotten instead (OFF-2). */
export function keepLastKnown(whose: KeptFor, known: LastKnown<unknown>, store: WebStore = localStore): void {
  const key = keyOf(whose);
  if (JSON.stringify(known.value).length > LARGEST_KEPT) store.remove(key);
  else store.set(key, known);
}
