import { number, object, unknown } from 'valibot';
import type { Clock } from '../base/clock';
import type { WebStore } from '../browser/web-storage';
import { ANSWER_PREFIX } from '../contract/storage-keys';

/** How long a kept answer is shown again without asking, in milliseconds. */
export const ANSWER_LIFE = 5 * 60_000;

/** Largest answer that is kept, in characters of its JSON: a tab's storage has room for two of its millions at best. */
export const LARGEST_CACHED = 500_000;

const keptAnswer = object({ at: number(), value: unknown() });

type Keyed = { readonly cacheKey: string | undefined };

/**
 * Answers kept in session storage (API-3), as they came: they pass the endpoint's schema again when they are read.
 * A member's answers are keyed by a fingerprint of the token, so no other session can find them.
 */
export interface AnswerCache {
  get(call: Keyed): unknown;
  set(call: Keyed, value: unknown): void;
  remove(call: Keyed): void;
  forgetMember(): void;
}

export function createAnswerCache(store: WebStore, clock: Clock): AnswerCache {
  return {
    get({ cacheKey }) {
      if (cacheKey === undefined) return undefined;
      const kept = store.get(ANSWER_PREFIX + cacheKey, keptAnswer);
      if (!kept) return undefined;
      const age = clock.now() - kept.at;
      return age >= 0 && age < ANSWER_LIFE ? kept.value : undefined;
    },
    set({ cacheKey }, value) {
      if (cacheKey === undefined) return;
      if (JSON.stringify(value).length > LARGEST_CACHED) store.remove(ANSWER_PREFIX + cacheKey);
      else store.set(ANSWER_PREFIX + cacheKey, { at: clock.now(), value });
    },
    remove({ cacheKey }) {
      if (cacheKey !== undefined) store.remove(ANSWER_PREFIX + cacheKey);
    },
    forgetMember: () => store.removeByPrefix(`${ANSWER_PREFIX}member:`),
  };
}
