import { string } from 'valibot';
import { sessionStore } from '../../browser/storage/web-storage';
import { URL_TOKEN_KEY } from '../../contract/storage-keys';
import { merchantCode } from '../merchant/merchant-store';
import { beginSession, currentSession } from './session-store';

/**
 * Takes the token that the inline bootstrap script has found in the URL (ROUTE-3). A visitor is signed in with it; the
 * member record is fetched next, and until then the member type is -1. If there is another session, returns the token
 * instead, which is kept only in memory until the user has decided; otherwise returns undefined.
 */
export function takeUrlToken(): string | undefined {
  const token = sessionStore.get(URL_TOKEN_KEY, string());
  sessionStore.remove(URL_TOKEN_KEY);
  const session = currentSession();
  if (token === undefined || token === session?.token) return undefined;
  if (session) return token;
  beginSession({
    id: '',
    token,
    merchantCode: merchantCode(),
    userName: '',
    type: -1,
    firstTimeLogin: false,
    updatePassword: false,
    currentPassword: 'untyped',
  });
  return undefined;
}
