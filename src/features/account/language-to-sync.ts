import type { MemberRecord } from '../../contract/endpoints/member';

/** Members of this type have no language of their own on the platform (SESS-5). */
const RESTRICTED_TYPE = 4;

/** Returns the language to save as the member's; undefined if the platform has it, or keeps none for the member (I18N-3). */
export const languageToSync = (
  { type, language }: Pick<MemberRecord, 'type' | 'language'>,
  used: string,
): string | undefined => (type === RESTRICTED_TYPE || type === -1 || language === used ? undefined : used);
