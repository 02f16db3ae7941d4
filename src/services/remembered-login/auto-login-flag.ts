import { deleteLegacyDatabase } from '../../browser/storage/legacy-storage';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import type { ApiError } from '../../contract/api-error';
import { ERROR_CODES } from '../../contract/error-codes';
import { finiteNumber } from '../../contract/fields';
import {
  AUTO_LOGIN_MODE_KEY,
  LEGACY_LOGIN_DATABASE,
  LEGACY_LOGIN_KEY,
  REMEMBERED_LOGIN_KEY,
} from '../../contract/storage-keys';

const OFF = 0;
const ON = 1;
const BY_TAP = 2;

/** How a remembered login may be used: automatically, only on a tap, or not at all (REM-3). */
export type AutoLoginMode = 'on' | 'by-tap' | 'off';

export function readAutoLoginMode(): AutoLoginMode {
  switch (safeLocalStorage.get(AUTO_LOGIN_MODE_KEY, finiteNumber)) {
    case OFF:
      return 'off';
    case BY_TAP:
      return 'by-tap';
    default:
      return 'on';
  }
}

/** Enables auto login, or disables it until the member has signed in manually again. */
export function setAutoLoginEnabled(isEnabled: boolean): void {
  safeLocalStorage.set(AUTO_LOGIN_MODE_KEY, isEnabled ? ON : OFF);
}

/**
 * If `error` says that the platform requires a captcha or a second factor, auto login starts afterwards only
 * when the user taps (REM-3). Only the user can complete these challenges, so an automatic attempt would fail at every
 * start.
 */
export function requireTapForAutoLoginOnChallenge(error: ApiError): void {
  const codes: readonly string[] = [ERROR_CODES.captchaWrong, ERROR_CODES.loginVerifyRequired];
  if (error.layer === 'business' && codes.includes(error.code)) safeLocalStorage.set(AUTO_LOGIN_MODE_KEY, BY_TAP);
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
