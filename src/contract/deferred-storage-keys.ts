/** Storage names that only deferred code uses; the others are in storage-keys.ts. */

/** localStorage: the first affiliate, referral code and host of this browser (TRK-4). */
export const REGISTRATION_SOURCE_KEY = 'MC_REGISTRATION_INFO';
/** localStorage: 1 once the first open of the app in this browser has been reported (TRK-1). */
export const FIRST_OPEN_KEY = 'MC_FIRST_OPEN';
/** localStorage: whether the visitor allows advertising data; absent: not asked (TRK-3). */
export const AD_CONSENT_KEY = 'MC_AD_CONSENT';
/**
 * localStorage: prefix of the number of completed deposits that tracking has seen, per fingerprint of the member
 * (TRK-1).
 */
export const DEPOSIT_COUNT_PREFIX = 'MC_DEPOSITS:';
/** Web Lock: one tab at a time reports arrived deposits and the first open of the app in this browser. */
export const TRACKING_LOCK = 'fairground-tracking';
/**
 * localStorage: prefix of the flags that a member's first deposit has been reported, per fingerprint of the member
 * (TRK-2).
 */
export const FIRST_DEPOSIT_PREFIX = 'MC_FIRST_DEPOSIT:';
/**
 * sessionStorage: prefix of the drafts of a deposit or withdrawal, and of a submission whose outcome is unknown
 * (MEM-1).
 */
export const CASHIER_PREFIX = 'MC_CASHIER:';
/** sessionStorage: the last searches in this tab that found games (GAME-5). */
export const RECENT_SEARCHES_KEY = 'MC_SEARCHES';
/** sessionStorage: position of the mini game's bubble (MINI-1). */
export const MINI_GAME_KEY = 'MC_MINI_GAME';
/** localStorage: code of the country whose calling code was chosen last, such as `PH` (LOGIN-6). */
export const COUNTRY_KEY = 'MC_DIALLING';
/**
 * sessionStorage: prefix of the times at which the next SMS code may be sent to a phone number, per sender (LOGIN-7).
 */
export const RESEND_COUNTDOWN_PREFIX = 'MC_RESEND:';
