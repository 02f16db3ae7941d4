import { useEffect } from 'react';
import { saveMemberLanguage } from '../../contract/endpoints/account/member';
import { useI18n } from '../../services/i18n/i18n';
import { getMerchantCode } from '../../services/merchant/merchant-store';
import { call } from '../../services/platform/api-client';
import { useMember } from '../../services/session/member';
import { decideLanguageToSync } from './language-to-sync';

/**
 * Stores the current language on the platform as the member's language, in which the platform sends messages (I18N-3);
 * renders nothing.
 */
export function MemberLanguageSync() {
  const member = useMember((state) => state.member);
  // A fallback is not the member's choice: the platform would send its messages in English from then on.
  const used = useI18n(({ language, isFallback }) => (isFallback ? undefined : language.code));
  const language = member && used && decideLanguageToSync(member, used);
  useEffect(() => {
    if (language !== undefined) void syncLanguage(language);
  }, [language]);
  return null;
}

/**
 * Sends a language code to the platform. A failure is not shown: the code is sent again the next time the app starts.
 */
async function syncLanguage(language: string): Promise<void> {
  const { member } = useMember.getState();
  const response = await call(saveMemberLanguage, { body: { language, merchantCode: getMerchantCode() }, quiet: true });
  if (response.ok && member && useMember.getState().member === member) {
    useMember.setState({ member: { ...member, language } });
  }
}
