/** Storage names that only deferred code uses; all other storage names are in storage-keys.ts. */

/**
 * localStorage: affiliate code and referral code for a registration in this browser, and the host that this browser
 * visited first (TRK-4).
 */
export const REGISTRATION_SOURCE_KEY = 'MC_REGISTRATION_INFO';
/** localStorage: 1 once the first open of the app in this browser has been reported (TRK-1). */
export const FIRST_OPEN_REPORTED_KEY = 'MC_FIRST_OPEN';
/**
 * localStorage: the texts of a failed start in the language of the last good start, for the start guard, which contains
 * this name itself (I18N-1).
 */
export const START_TEXTS_KEY = 'MC_TEXTS';
/** localStorage: what the visitor has allowed or refused for each purpose, when, and to which words (SAFE-7). */
export const CONSENT_KEY = 'MC_CONSENT';
/** localStorage: the choice about advertising data of versions that knew no other purpose. */
export const FORMER_AD_CONSENT_KEY = 'MC_AD_CONSENT';
/** BroadcastChannel: the member stays logged in, as pressed in another tab (SESS-7). */
export const SESSION_EXTENDED_CHANNEL = 'fairground-session-extended';
/** Web Lock under which only one tab at a time reports completed deposits and the first open of the app. */
export const TRACKING_LOCK = 'fairground-tracking';
/**
 * localStorage key prefix of the id of the deposit that was reported as a member's first one (TRK-2); one key per
 * member, who is identified by a fingerprint.
 */
export const FIRST_DEPOSIT_REPORTED_PREFIX = 'MC_FIRST_DEPOSIT:';
/** sessionStorage: position of the mini game's bubble (MINI-1). */
export const MINI_GAME_POSITION_KEY = 'MC_MINI_GAME';
/** localStorage: code of the country whose calling code was chosen last, such as `PH` (LOGIN-6). */
export const CALLING_CODE_COUNTRY_KEY = 'MC_DIALLING';
/**
 * sessionStorage key prefix of the times from which another SMS code may be sent to a phone number (LOGIN-7); one key
 * for codes of the platform and one for codes of the identity provider.
 */
export const SMS_RESEND_COUNTDOWN_PREFIX = 'MC_RESEND:';
