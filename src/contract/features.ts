/** Feature switches of a merchant (WL-1). */
export const FEATURE_SWITCHES = [
  /** Shows the chat (CS-2). */
  'CBS3',
  /** Offers to remember a sign-in, and signs in by itself (REM-1). */
  'MOBILEAUTOLOGIN3',
  /** Offers sign-in with Google (SOCIAL-6). */
  'GOOGLELOGIN3',
  /** Leads a member with an expired password to the page that changes it (LOGIN-4). */
  'PWDEXPFORCECHANGE3',
  /** Asks a browser for the merchant's native app instead of starting a game (GAME-4). */
  'STARTGAMEINAPP3',
  /** Registers an identity without an account at once instead of asking (SOCIAL-2). */
  'FIREBASECREATEACC3',
  /** Lets a visitor choose the country calling code (LOGIN-6). */
  'UPDATEMOBILEICC3',
  /** Shows the movable mini game `/mini-game/v1`; takes precedence over SEALOTTMINIGAME3 (MINI-1). */
  'LOTTMINIGAME3',
  /** Shows the mini game `/mini-game/s1` (MINI-1). */
  'SEALOTTMINIGAME3',
  /** Requires Geetest wherever `info.captcha` requires a captcha (CAPT-3). */
  'GEETEST3',
  /** Limits GEETEST3 to sites whose status has `test` (CAPT-3). */
  'GEETESTTEST3',
  /** Takes the close button from the upgrade of the native app (INST-7). */
  'MANDATORYAPPUPDATES3',
  /** Requests and shows what is offered for inviting friends and for the app (LINK-3). */
  'REWCEN3',
] as const;
export type SwitchName = (typeof FEATURE_SWITCHES)[number];

/**
 * Parts of the site that a merchant may leave out, with all their pages (ROUTE-10). A merchant that says nothing about
 * them has the whole site, unlike a switch, which is off when it is missing.
 */
export type FeatureName = 'promotions' | 'rewards' | 'leaderBoard' | 'pointMarket' | 'tickets';
