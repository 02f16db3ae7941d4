import { type InferOutput, picklist } from 'valibot';
import { lenientField, lenientObject, listOf, text } from './fields';

/**
 * State of the check of who a member is. `NONE`: nothing is asked for. `NEEDED`: documents are asked for. `SENT`: they
 * are being checked. `MORE`: they did not suffice. `REFUSED`: the member could not be verified.
 */
export const documentCheckState = picklist(['NONE', 'NEEDED', 'SENT', 'MORE', 'REFUSED', 'VERIFIED']);

export type DocumentCheckState = InferOutput<typeof documentCheckState>;

/** The check as far as other pages show it. A platform that does not say asks for nothing. */
export const documentCheckSummary = lenientObject({
  state: lenientField(documentCheckState, 'NONE'),
  /** What is blocked now: `DEPOSIT`, `WITHDRAWAL`, `PLAY`. */
  blocked: listOf(text),
});
