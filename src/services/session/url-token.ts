import { string } from 'valibot';
import { safeSessionStorage } from '../../browser/storage/web-storage';
import { URL_TOKEN_KEY } from '../../contract/storage-keys';
import { getMerchantCode } from '../merchant/merchant-store';
import { beginSession, getCurrentSession } from './session-store';

/**
 * Removes from sessionStorage the token that the inline bootstrap script has found in the URL, and uses it (ROUTE-3).
 * Without a session, begins one with this token; the member type is -1 until the member record has been fetched. If the
 * tab has another session, returns the token, so that the caller can ask the user; it is then kept only in memory.
 * Otherwise returns undefined.
 */
export function consumeUrlToken(): string | undefined {
  const token = safeSessionStorage.get(URL_TOKEN_KEY, string());
  safeSessionStorage.remove(URL_TOKEN_KEY);
  const session = getCurrentSession();
  if (token === undefined || token === session?.token) return undefined;
  if (session) return token;
  beginSession({
    id: '',
    token,
    merchantCode: getMerchantCode(),
    userName: '',
    type: -1,
    firstTimeLogin: false,
    updatePassword: false,
    currentPassword: 'untyped',
  });
  return undefined;
}
