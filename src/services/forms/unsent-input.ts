/** Texts of a form's fields, by field name. */
type Texts = Readonly<Record<string, string>>;

/**
 * Input that a member has typed and not submitted, by form id, so that it is not lost when the session expires (MEM-1).
 * Kept in memory only, because some of it must not be stored.
 */
const inputs = new Map<string, { readonly member: string; readonly texts: Texts }>();

/**
 * Keeps the texts of a form until it is submitted.
 * @param member key of the signed-in member; if empty, nothing is kept
 */
export function saveUnsentInput(form: string, member: string, texts: Texts): void {
  if (member !== '') inputs.set(form, { member, texts });
}

/**
 * Returns the texts that this member has entered in a form and not submitted; empty if there are none. The texts of
 * another member are discarded.
 */
export function loadUnsentInput(form: string, member: string): Texts {
  const input = inputs.get(form);
  if (input === undefined || input.member === member) return input?.texts ?? {};
  inputs.delete(form);
  return {};
}

/** Discards the unsent input of a form that was submitted. */
export const discardUnsentInput = (form: string): unknown => inputs.delete(form);

/** Discards all unsent input when a member signs out. */
export const discardAllUnsentInput = (): void => inputs.clear();
