import { normalizeTypedName } from '../../base/normalize-typed-text';
import { safeSessionStorage } from '../../browser/storage/web-storage';
import { repairAmpersands } from '../../contract/bootstrap/clean-address';
import { cleanLinkValue, readLink } from '../../contract/bootstrap/link-values';
import { readRegistrationSource } from '../attribution/registration-source';
import { type RegistrationDraft, readRegistrationDraft } from './registration-draft';

/**
 * Returns the referral code of the link through which the visitor arrived, now or earlier; empty if there is none
 * (ROUTE-5).
 */
export const getReferralCodeFromLink = (): string => readRegistrationSource().referralCode ?? '';

/**
 * Returns the code that the user has typed in place of the link's code, else the link's code (REG-2). If the visitor
 * has followed another link since, the typed code is ignored.
 * @param linked referral code of the link; empty if there is none
 */
export const decideReferralCode = (
  draft: Pick<RegistrationDraft, 'referral' | 'replacedLinkCode'> | undefined,
  linked: string,
): string => (draft?.referral !== undefined && draft.replacedLinkCode === linked ? draft.referral : linked);

/** Returns the referral code for a registration in this tab, by form or by social sign-in. */
export const getCurrentReferralCode = (): string =>
  decideReferralCode(readRegistrationDraft(safeSessionStorage, Date.now()), getReferralCodeFromLink());

/** How often an address may be encoded: once by each app that wraps it in an address of its own. */
const MAX_ENCODINGS = 2;
/** An address with a scheme or a path, which no code has; a dot alone may be part of a code. */
const ADDRESS = /:\/\/|\w\.\w+\//;

/**
 * Returns the referral code in the text of the field. People copy the whole invitation link into it, also with the
 * message around it, or encoded; one without a code is not a code itself, and does not replace that of the own link.
 * @param linked referral code of the link through which the visitor arrived; empty if there is none
 */
export function toReferralCode(typed: string, linked: string): string {
  const text = normalizeTypedName(typed);
  let decoded = text;
  for (let encodings = 0; encodings <= MAX_ENCODINGS; encodings += 1) {
    const code = findLinkedCode(decoded);
    if (code !== '') return code;
    decoded = tryDecode(decoded);
  }
  return ADDRESS.test(decoded) ? linked : cleanLinkValue(text);
}

function findLinkedCode(text: string): string {
  const links = (repairAmpersands(text).match(/[?&][^\s#?]*/g) ?? []).map(readLink);
  return links.map((link) => link('r') || link('referralCode')).find(Boolean) ?? '';
}

function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign of its own.
    return text;
  }
}
