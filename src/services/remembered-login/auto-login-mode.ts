import { safeLocalStorage } from '../../browser/storage/web-storage';
import type { ApiError } from '../../contract/api-error';
import { ERROR_CODES } from '../../contract/error-codes';
import { finiteNumber } from '../../contract/fields';
import { AUTO_LOGIN_MODE_KEY } from '../../contract/storage-keys';
import { OFF } from './auto-login-flag';

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

/**
 * If `error` says that the platform requires a captcha or a second factor, auto login starts afterwards only
 * when the user taps (REM-3). Only the user can complete these challenges, so an automatic attempt would fail at every
 * start.
 */
export function requireTapForAutoLoginOnChallenge(error: ApiError): void {
  const codes: readonly string[] = [ERROR_CODES.captchaWrong, ERROR_CODES.loginVerifyRequired];
  if (error.layer === 'business' && codes.includes(error.code)) safeLocalStorage.set(AUTO_LOGIN_MODE_KEY, BY_TAP);
}
