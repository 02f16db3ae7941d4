import { number } from 'valibot';
import { dropOldDatabase } from '../../browser/old-database';
import { localStore } from '../../browser/web-storage';
import type { ApiError } from '../../contract/api-error';
import { ERROR_CODE } from '../../contract/error-codes';
import { AUTO_LOGIN_KEY, OLD_REMEMBER_DATABASE, OLD_REMEMBER_KEY, REMEMBER_KEY } from '../../contract/storage-keys';

/** Whether a remembered sign-in may happen by itself (REM-3). */
export const isAutoLoginOn = (): boolean => localStore.get(AUTO_LOGIN_KEY, number()) !== 0;

/** Lets a remembered sign-in happen by itself, or not until the member has signed in by hand once more. */
export function turnAutoLogin(on: boolean): void {
  localStore.set(AUTO_LOGIN_KEY, on ? 1 : 0);
}

/** A session that moved to another address is not taken up again by itself (LOGIN-5). */
export function watchAddress(error: ApiError): void {
  if (error.layer === 'business' && error.code === ERROR_CODE.tokenIpDifferent) turnAutoLogin(false);
}

/** Whether a sign-in is remembered, by this product or an earlier one; asks no database. */
export const isLoginRemembered = (): boolean =>
  [REMEMBER_KEY, OLD_REMEMBER_KEY].some((key) => localStore.keys(key).includes(key));

/**
 * Takes away what a remembered sign-in is opened by, and whatever an earlier product left of one: nobody is signed in by
 * it any more. It needs no code that comes late; the record that is left goes with `forgetLogin`, or when it is read.
 */
export function dropLoginKeys(): void {
  localStore.remove(REMEMBER_KEY);
  if (!isLoginRemembered()) return;
  localStore.remove(OLD_REMEMBER_KEY);
  dropOldDatabase(OLD_REMEMBER_DATABASE);
}
