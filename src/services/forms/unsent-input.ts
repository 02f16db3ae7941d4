/** Texts of a form's fields, by name. */
type Texts = Readonly<Record<string, string>>;

/**
 * What members have typed into forms and not submitted, by the form's id; in memory only, because some of it must not
 * be stored. A session that expires while a member types loses nothing (MEM-1).
 */
const inputs = new Map<string, { readonly member: string; readonly texts: Texts }>();

/** Keeps the texts of a form until it is submitted. @param member key of the signed-in member; empty: nothing is kept */
export function saveUnsentInput(form: string, member: string, texts: Texts): void {
  if (member !== '') inputs.set(form, { member, texts });
}

/** Returns the texts that this member has not submitted. Those of another member are discarded. */
export function unsentInput(form: string, member: string): Texts {
  const input = inputs.get(form);
  if (input === undefined || input.member === member) return input?.texts ?? {};
  inputs.delete(form);
  return {};
}

/** Discards the unsent input of a form that was submitted. */
export const discardUnsentInput = (form: string): unknown => inputs.delete(form);

/** Discards all unsent input when a member signs out. */
export const discardAllUnsentInput = (): void => inputs.clear();
