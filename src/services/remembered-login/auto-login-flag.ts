import { deleteLegacyDatabase } from '../../browser/storage/legacy-storage';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import type { ApiError } from '../../contract/api-error';
import { ERROR_CODES } from '../../contract/error-codes';
import {
  AUTO_LOGIN_MODE_KEY,
  LEGACY_LOGIN_DATABASE,
  LEGACY_LOGIN_KEY,
  REMEMBERED_LOGIN_KEY,
} from '../../contract/storage-keys';

/** Values of AUTO_LOGIN_MODE_KEY; auto-login-mode.ts has one more, BY_TAP. */
export const OFF = 0;
const ON = 1;

/** Enables auto login, or disables it until the member has signed in manually again. */
export function setAutoLoginEnabled(isEnabled: boolean): void {
  safeLocalStorage.set(AUTO_LOGIN_MODE_KEY, isEnabled ? ON : OFF);
}

/**
 * Disables auto login if the platform refused a sign-in or a member's request because of the IP address (LOGIN-5).
 * Otherwise every start would try again.
 */
export function disableAutoLoginOnIpChange(error: ApiError): void {
  if (error.layer === 'business' && error.code === ERROR_CODES.tokenIpDifferent) setAutoLoginEnabled(false);
}

/**
 * Whether this app, or the app that it has replaced, has remembered a login. Reads only local storage and does not
 * open the database.
 */
export const isLoginRemembered = (): boolean =>
  [REMEMBERED_LOGIN_KEY, LEGACY_LOGIN_KEY].some((key) => safeLocalStorage.keys(key).includes(key));

/**
 * Deletes the keys without which the remembered login cannot be used, and the login data of the app that this one has
 * replaced. Imports no lazy chunk. The record in the database is deleted later, by `forgetLogin` or on the next read.
 */
export function deleteRememberedLoginKeys(): void {
  safeLocalStorage.remove(REMEMBERED_LOGIN_KEY);
  if (!isLoginRemembered()) return;
  safeLocalStorage.remove(LEGACY_LOGIN_KEY);
  deleteLegacyDatabase(LEGACY_LOGIN_DATABASE);
}
