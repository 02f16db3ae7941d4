import { createApi } from '../../api/api';
import { useI18n } from '../i18n/i18n';
import { merchantCode } from '../merchant/merchant-store';
import { currentSession, useSession } from '../session/session-store';

/** The platform's calls, bound to the merchant, language and session of this tab. */
export const api = createApi({
  merchant: merchantCode,
  language: () => useI18n.getState().language.code,
  token: () => currentSession()?.token,
  epoch: () => useSession.getState().epoch,
});
