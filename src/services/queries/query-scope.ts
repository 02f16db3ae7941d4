import { useMemo } from 'react';
import { computeTextFingerprint } from '../../base/text-fingerprint';
import { getRequestLanguageCode, useI18n } from '../i18n/i18n';
import { useMerchant } from '../merchant/merchant-store';
import { getCurrentSession, useSession } from '../session/session-store';

/**
 * Scope of a query: the merchant, language and session for which it returns data. The scope is part of every query
 * key, so that data is never shown to another user.
 */
export interface QueryScope {
  readonly merchant: string;
  readonly language: string;
  /** Fingerprint of the session's token; empty for a visitor. */
  readonly member: string;
  /** Number of sign-ins and sign-outs in this page. */
  readonly epoch: number;
}

const memberOf = (token: string | undefined): string => (token === undefined ? '' : computeTextFingerprint(token));

/** Returns the query scope of this page, and rerenders the component when the scope changes. */
export function useQueryScope(): QueryScope {
  const merchant = useMerchant(({ code }) => code);
  const language = useI18n((i18n) => i18n.language.code);
  const token = useSession(({ session }) => session?.token);
  const epoch = useSession((session) => session.epoch);
  return useMemo(() => ({ merchant, language, member: memberOf(token), epoch }), [merchant, language, token, epoch]);
}

/** Returns the query scope of this page, for use outside of React. */
export const getCurrentQueryScope = (): QueryScope => ({
  merchant: useMerchant.getState().code,
  language: getRequestLanguageCode(),
  member: memberOf(getCurrentSession()?.token),
  epoch: useSession.getState().epoch,
});
