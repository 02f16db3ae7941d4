import { fail, ok, type Result } from '../src/base/result';

/** A limit passes in so many parts: while the whole device stands still, one of them does at most. */
const PARTS = 4;

/** Waits for `promise` no longer than `ms`; a rejection and a limit passed are both answers. */
export function within<T>(ms: number, promise: Promise<T>): Promise<Result<T, string>> {
  return new Promise((settle) => {
    let left = PARTS;
    let timer = setTimeout(pass, ms / PARTS);
    function pass() {
      left -= 1;
      if (left > 0) timer = setTimeout(pass, ms / PARTS);
      else settle(fail(`no answer in ${ms} ms`));
    }
    promise.then(
      (value) => {
        clearTimeout(timer);
        settle(ok(value));
      },
      (error: unknown) => {
        clearTimeout(timer);
        settle(fail(String(error)));
      },
    );
  });
}

/** Milliseconds that a page waits for Cache Storage or IndexedDB; damaged profiles never answer. */
export const STORAGE_LIMIT = 1_000;
/** Milliseconds that bulk work on Cache Storage may take, with no page waiting. */
export const WRITE_LIMIT = 10_000;
/** Milliseconds until a server must have begun to answer a request that is passed on. */
export const ANSWER_LIMIT = 15_000;
/** Milliseconds that a whole file of a version may take. */
export const FILE_LIMIT = 30_000;
/** Milliseconds that the asset manifest may take. */
export const MANIFEST_LIMIT = 10_000;
/** Milliseconds that a staging waits for another one. */
export const LOCK_LIMIT = 60_000;
