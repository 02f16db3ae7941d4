import { type InferOutput, picklist } from 'valibot';
import { lenientField, lenientObject, listOf } from './fields';

/**
 * State of the check of who a member is. `NONE`: nothing is asked for. `NEEDED`: documents are asked for. `SENT`: they
 * are being checked. `MORE`: they did not suffice. `REFUSED`: the member could not be verified.
 */
export const documentCheckState = picklist(['NONE', 'NEEDED', 'SENT', 'MORE', 'REFUSED', 'VERIFIED']);

/** What a member who is not verified cannot do. */
export const blockedAction = picklist(['DEPOSIT', 'WITHDRAWAL', 'PLAY']);

export type DocumentCheckState = InferOutput<typeof documentCheckState>;

/** The check as far as other pages show it. A platform that does not say asks for nothing. */
export const documentCheckSummary = lenientObject({
  state: lenientField(documentCheckState, 'NONE'),
  /** What is blocked now. */
  blocked: listOf(blockedAction),
});
