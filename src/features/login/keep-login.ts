import { storeCredential } from '../../browser/password-credential';
import type { ApiError } from '../../contract/api-error';
import { ERROR_CODE } from '../../contract/error-codes';
import { merchantCode } from '../../services/merchant/merchant-store';
import { isLoginRemembered, turnAutoLogin } from '../../services/remembered-login/auto-login-flag';
import type { Credentials } from './login-request';

/** The database's code comes when there is something to keep or to forget. */
const remembered = () => import('../../services/remembered-login/remembered-login');

/** Remembers a sign-in that succeeded, or forgets an earlier one when that is not wished (REM-1). */
export async function keepLogin({ username, password }: Credentials, isWished: boolean): Promise<void> {
  if (!isWished) return dropLogin();
  const name = username.trim();
  turnAutoLogin(true);
  storeCredential(name, password);
  const { rememberLogin } = await remembered();
  await rememberLogin({ type: 'username', username: name, password, merchant: merchantCode() });
}

/** Forgets the remembered sign-in when a refusal says that it is none any more (LOGIN-5). */
export async function dropAfter(error: ApiError): Promise<void> {
  const codes: readonly string[] = [ERROR_CODE.wrongCredentials, ERROR_CODE.unknownUser];
  if (error.layer === 'business' && codes.includes(error.code)) await dropLogin();
}

async function dropLogin(): Promise<void> {
  if (!isLoginRemembered()) return;
  const { forgetLogin } = await remembered();
  await forgetLogin();
}
