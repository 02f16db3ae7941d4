import { string } from 'valibot';
import { sessionStore } from '../../browser/web-storage';
import { URL_TOKEN_KEY } from '../../contract/storage-keys';
import { merchantCode } from '../merchant/merchant-store';
import { beginSession } from './session-store';

/**
 * Takes the token that the first script found in the URL into the session (ROUTE-3). Who it belongs to is asked
 * of the platform right after; until then the member's type is -1.
 */
export function takeUrlToken(): boolean {
  const token = sessionStore.get(URL_TOKEN_KEY, string());
  sessionStore.remove(URL_TOKEN_KEY);
  if (token === undefined) return false;
  beginSession({
    id: '',
    token,
    merchantCode: merchantCode(),
    userName: '',
    type: -1,
    firstTimeLogin: false,
    updatePassword: false,
  });
  return true;
}
