import { storeCredential } from '../../browser/password-credential';
import type { ApiError } from '../../contract/api-error';
import { ERROR_CODE } from '../../contract/error-codes';
import { merchantCode } from '../../services/merchant/merchant-store';
import { dropLoginKeys, isLoginRemembered, turnAutoLogin } from '../../services/remembered-login/auto-login-flag';

/** The database's code comes when there is something to keep or to forget. */
const remembered = () => import('../../services/remembered-login/remembered-login');

/** What is kept of a sign-in: by SMS the number, which takes the place of a name. */
type Kept =
  | { readonly type: 'username'; readonly username: string; readonly password: string }
  | { readonly type: 'sms'; readonly username: string };

/** Remembers a sign-in that succeeded, or forgets an earlier one when that is not wished (REM-1). */
export async function keepLogin(kept: Kept, isWished: boolean): Promise<void> {
  if (!isWished) return dropLogin();
  const username = kept.username.trim();
  turnAutoLogin(true);
  if (kept.type === 'username') storeCredential(username, kept.password);
  try {
    const { rememberLogin } = await remembered();
    await rememberLogin({ ...kept, username, merchant: merchantCode() });
  } catch {
    // Its code cannot be had just now: then nobody is remembered, least of all who signed in before.
    dropLoginKeys();
  }
}

/** Forgets the remembered sign-in when a refusal says that it is none any more (LOGIN-5). */
export async function dropAfter(error: ApiError): Promise<void> {
  const codes: readonly string[] = [ERROR_CODE.wrongCredentials, ERROR_CODE.unknownUser];
  if (error.layer === 'business' && codes.includes(error.code)) await dropLogin();
}

async function dropLogin(): Promise<void> {
  if (!isLoginRemembered()) return;
  dropLoginKeys();
  try {
    const { forgetLogin } = await remembered();
    await forgetLogin();
  } catch {
    // Its code cannot be had just now: without its key the record signs nobody in, and the next one takes its place.
  }
}
