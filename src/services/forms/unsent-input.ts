import { systemClock } from '../../base/clock';
import { MEMBER_DATA } from '../member-data/member-data-table';
import { readMemberValue, removeMemberValue, writeMemberValue } from '../member-data/member-values';

/** Texts of a form's fields, by field name. */
type Texts = Readonly<Record<string, string>>;

/**
 * Where the input that a member has typed and not submitted is kept, so that it is not lost when the session expires
 * (MEM-1). `tab`: over reloads; `memory`: until the page is left, for what must not be stored.
 */
export type UnsentInputPlace = 'tab' | 'memory';

const ENTRIES = { tab: MEMBER_DATA.drafts, memory: MEMBER_DATA.unstoredInput } as const;

/**
 * Keeps the texts of a form until it is submitted.
 * @param member key of the signed-in member; if empty, nothing is kept
 */
export const saveUnsentInput = (place: UnsentInputPlace, form: string, member: string, texts: Texts): void =>
  writeMemberValue(ENTRIES[place], member, { at: systemClock.now(), value: { ...texts } }, form);

/** Returns the texts that this member has entered in a form and not submitted; empty if there are none. */
export const loadUnsentInput = (place: UnsentInputPlace, form: string, member: string): Texts =>
  readMemberValue(ENTRIES[place], member, form)?.value ?? {};

const listeners = new Set<(form: string) => void>();

/** Discards the unsent input of a form that was submitted. */
export function discardUnsentInput(place: UnsentInputPlace, form: string, member: string): void {
  removeMemberValue(ENTRIES[place], member, form);
  for (const listener of listeners) listener(form);
}

/** Calls `listener` with the name of a form whose input was discarded. Returns a function that stops the calls. */
export function subscribeToDiscardedInput(listener: (form: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
