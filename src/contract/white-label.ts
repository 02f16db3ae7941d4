import { boolean, type InferOutput, nullish, object, record, string } from 'valibot';
import { fittingOnes, flag, orDefault, text } from './fields';

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

/** `info.whitelabel`: a switch that is not named is off. */
export const whiteLabelSwitches = nullish(record(string(), flag), {});

/** `info.whitelabelVal`: what a merchant looks like (WL-2). Colours are CSS hex colours. */
export const whiteLabelValues = object({
  name: string(),
  slogan: text,
  /** Addresses of pictures; empty: the name is drawn instead. */
  logo: text,
  icon: text,
  /** Seed colours; every other token of the theme is derived from them. */
  accent: text,
  background: text,
  /** Colour the lottery and chat pages are asked to take, `headerColor` in their URLs. */
  headerColor: text,
  /** Spec language codes offered, first one the fallback (I18N-1). Empty: all. */
  languages: nullish(fittingOnes(string()), []),
  defaultLanguage: text,
  /** The password new members start with; whoever signs in with it must change it (LOGIN-4, REG-4). */
  defaultPassword: text,
  /**
   * `username`, `sms`, `social`: the ways to sign in, in their order; others are not known (LOGIN-1). `social` shows
   * wherever one of its providers is configured, last where it is not named.
   */
  loginWays: nullish(fittingOnes(string()), ['username']),
  /** `username`, `mobile`, `auto`: the ways to register, in their order; others are not known (REG-1). */
  registerWays: nullish(fittingOnes(string()), ['username']),
  /** A member who registers is told so before the session begins (REG-3). */
  registerModal: orDefault(boolean(), true),
  /** Who comes by phone or social sign-in without an account may register one (SOCIAL-2); assumed. */
  socialRegister: orDefault(boolean(), true),
  /** Who registers by mobile number chooses a password; else it is the default one (REG-4). */
  mobilePassword: orDefault(boolean(), true),
});
export type WhiteLabelValues = InferOutput<typeof whiteLabelValues>;
