import type { MemberRecord } from '../../contract/endpoints/account/member';

/** Member type whose language is not stored on the platform (SESS-5). */
const RESTRICTED_TYPE = 4;

/**
 * Returns the language code to store on the platform for the member. Returns undefined if the platform already has
 * the current language, if it stores no language for this member type, or if the member type is not known yet
 * (I18N-3).
 */
export const decideLanguageToSync = (
  { type, language }: Pick<MemberRecord, 'type' | 'language'>,
  used: string,
): string | undefined => (type === RESTRICTED_TYPE || type === -1 || language === used ? undefined : used);
