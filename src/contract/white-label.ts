import { boolean, record, string } from 'valibot';
import { count, fieldGroup, flag, lenient, listOf, text } from './fields';
import { merchantDesign } from './merchant-design';
import { popupSettings } from './popup-settings';

/** The merchants' switches (WL-1). */
export const SWITCHES = [
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
export type Switch = (typeof SWITCHES)[number];

const noSwitches: Record<string, boolean> = {};

/** `info.whitelabel`: a switch that is missing or not a boolean is off. */
export const whiteLabelSwitches = lenient(record(string(), flag), noSwitches);

/** `info.whitelabelVal`: the merchant's branding (WL-2). Colours are CSS hex colours. */
export const whiteLabelValues = fieldGroup({
  /** Missing: the merchant's code is shown. */
  name: text,
  slogan: text,
  /** Image URLs; empty: the name is shown. */
  logo: text,
  icon: text,
  /** Seed colours, from which the other theme tokens are derived. */
  accent: text,
  background: text,
  /** Shapes, typefaces and layout; assumed. */
  design: merchantDesign,
  /** Colour for the lottery and chat pages, `headerColor` in their URLs. */
  headerColor: text,
  /** Offered language codes of the specification, the first one is the fallback (I18N-1). Empty: all. */
  languages: listOf(string()),
  defaultLanguage: text,
  /** The initial password of new members, who must change it after signing in with it (LOGIN-4, REG-4). */
  defaultPassword: text,
  /**
   * `username`, `sms`, `social`: the ways to sign in, in order; unknown ones are ignored (LOGIN-1). `social` is shown
   * if one of its providers is configured, last if it is not listed.
   */
  loginWays: listOf(string(), ['username']),
  /** `username`, `mobile`, `auto`: the ways to register, in order; unknown ones are ignored (REG-1). */
  registerWays: listOf(string(), ['username']),
  /** Confirms a registration in a dialog before the session begins (REG-3). */
  registerModal: lenient(boolean(), true),
  /** A user of phone or social sign-in without an account may register (SOCIAL-2); assumed. */
  socialRegister: lenient(boolean(), true),
  /** The user chooses a password when registering by mobile number; otherwise the default one is set (REG-4). */
  mobilePassword: lenient(boolean(), true),
  /** What pops up, and how. */
  popups: popupSettings,
  /**
   * Tracking; assumed. `consent`: advertising data needs the visitor's consent (TRK-3). `lastTouch`: a visit is attributed
   * to its newest campaign instead of the first (ROUTE-5).
   */
  tracking: fieldGroup({ consent: flag, lastTouch: flag }),
  /**
   * The minimum age to play, 0 if unknown, the merchant's licence, and the URLs of its terms and of its page about playing
   * responsibly; assumed.
   */
  legal: fieldGroup({ age: count, licence: text, terms: text, play: text }),
  /** Whether the product offers its installation; assumed. */
  install: fieldGroup({ enabled: lenient(boolean(), true) }),
});
