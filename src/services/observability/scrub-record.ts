import type { RecordDraft } from './collector-record';
import { scrubText } from './scrub-text';

/** What a request id looks like; any other text in its place is not sent. */
const REQUEST_ID = /^[\da-f]{32}$/;

/** Returns a draft of which every text may leave this page (OPS-4). */
export function scrubRecord<D extends RecordDraft>({ requestId = '', ...draft }: D, privateTexts: readonly string[]) {
  const scrubbed = scrubTexts(draft, privateTexts);
  return { ...scrubbed, requestId: REQUEST_ID.test(requestId) ? requestId : undefined };
}

/** Returns a copy of a value with each text in it scrubbed. */
function scrubTexts<T>(value: T, privateTexts: readonly string[]): T {
  const copy = (one: unknown): unknown => {
    if (typeof one === 'string') return scrubText(one, privateTexts);
    if (Array.isArray(one)) return one.map(copy);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, field]) => [name, copy(field)]));
  };
  return copy(value) as T;
}
