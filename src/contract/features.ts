/** Feature switches of a merchant (WL-1). */
export const FEATURE_SWITCHES = [
  'CBS3',
  'MOBILEAUTOLOGIN3',
  'GOOGLELOGIN3',
  'PWDEXPFORCECHANGE3',
  'STARTGAMEINAPP3',
  'FIREBASECREATEACC3',
  'UPDATEMOBILEICC3',
  'LOTTMINIGAME3',
  'SEALOTTMINIGAME3',
  'GEETEST3',
  'GEETESTTEST3',
  'MANDATORYAPPUPDATES3',
  'REWCEN3',
] as const;
export type SwitchName = (typeof FEATURE_SWITCHES)[number];

/**
 * Parts of the site that a merchant may leave out, with all their pages (ROUTE-10). A merchant that says nothing about
 * them has the whole site, unlike a switch, which is off when it is missing.
 */
export type FeatureName = 'promotions' | 'rewards' | 'leaderBoard' | 'pointMarket';
