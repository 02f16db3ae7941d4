import { string } from 'valibot';
import { joinPassthrough, type Passthrough, readPassthrough, withPassthrough } from '../../base/query';
import { sessionStore } from '../../browser/web-storage';
import { PASSTHROUGH_KEY } from '../../contract/storage-keys';

export interface GoOptions {
  readonly replace?: boolean;
  /** Travels with the history entry; survives a reload. */
  readonly state?: unknown;
}
type Go = (path: string, options?: GoOptions) => void;

// Kept as a query text: reading it back applies the same rules as reading an address.
let kept: Passthrough = readPassthrough(sessionStore.get(PASSTHROUGH_KEY, string()) ?? '');
let router: Go = () => undefined;

/** The router of the app, which go() moves. */
export function bindRouter(go: Go): void {
  router = go;
}

/** Keeps the parameters of an address that every navigation carries along (ROUTE-5). */
export function keepPassthrough(search: string): void {
  kept = joinPassthrough(kept, readPassthrough(search));
  sessionStore.set(PASSTHROUGH_KEY, withPassthrough('', kept));
}

/** A parameter that is carried along. */
export const carriedParameter = (name: keyof Passthrough): string | undefined => kept[name];

/** A path with the parameters that are carried along. */
export const carried = (path: string): string => withPassthrough(path, kept);

/** Goes to a page of the product, carrying the kept parameters along (ROUTE-5). */
export const go: Go = (path, options) => router(carried(path), options);
