import { boolean, optional, record, string, unknown } from 'valibot';
import type { FeatureName } from '../features';
import { flag, imageUrl, lenientField, lenientObject, listOf, text } from '../fields';
import { merchantDesign } from './merchant-design';
import { popupSettings } from './popup-settings';

const offered = lenientField(boolean(), true);

/** `info.whitelabelVal.features`; assumed. Each part of the site is offered unless it is off (ROUTE-10). */
const merchantFeatures = lenientObject({
  promotions: offered,
  rewards: offered,
  leaderBoard: offered,
  pointMarket: offered,
  tickets: offered,
} satisfies Record<FeatureName, typeof offered>);

const noSwitches: Record<string, boolean> = {};

/** `info.whitelabel`: the feature switches; a switch that is missing or not a boolean is off. */
export const whiteLabelSwitches = lenientField(record(string(), flag), noSwitches);

/** `info.whitelabelVal`: the merchant's branding (WL-2). Colours are CSS hex colours. */
export const whiteLabelSettings = lenientObject({
  /** Name of the merchant; if missing, the merchant's code is shown. */
  name: text,
  /** Slogan on the welcome banner and in the description of the installed app. */
  slogan: text,
  /** `logo` and `icon`: URLs of the merchant's logo and icon. Without a logo, the name is shown. */
  logo: imageUrl,
  icon: imageUrl,
  /** `accent` and `background`: seed colours, from which the other theme tokens are derived. */
  accent: text,
  background: text,
  /** Shapes, typefaces and layout; assumed. */
  design: merchantDesign,
  /** Colour that the lottery and chat pages get as `headerColor` in their URLs. */
  headerColor: text,
  /**
   * Codes of the languages that the merchant offers; the first one is the fallback (I18N-1). If empty, all are offered.
   */
  languages: listOf(string()),
  /** Code of the language of visitors whose browser has none of `languages`. */
  defaultLanguage: text,
  /**
   * The merchant's own texts by language code and key of the catalogue; assumed. Which of them the app uses is decided
   * where they are applied (`merchant-texts.ts`, WL-2.11).
   */
  texts: optional(unknown()),
  /** What the merchant gives to somebody who joins; assumed, and read where it is shown (`merchant-offer.ts`, WL-2.14). */
  offer: optional(unknown()),
  /** The initial password of new members, who must change it after signing in with it (LOGIN-4, REG-4). */
  defaultPassword: text,
  /**
   * Sign-in options in display order: `username`, `sms`, `social`; unknown ones are ignored (LOGIN-1). `social` is
   * shown if and only if phone or social sign-in is configured; if it is not listed, it comes last.
   */
  loginWays: listOf(string(), ['username']),
  /** Registration options in display order: `username`, `mobile`, `auto`; unknown ones are ignored (REG-1). */
  registerWays: listOf(string(), ['username']),
  /** Whether a dialog reports a successful registration before the session begins (REG-3). */
  registerModal: lenientField(boolean(), true),
  /**
   * Whether a user who signs in by phone or with an identity provider and has no account may register (SOCIAL-2);
   * assumed.
   */
  socialRegister: lenientField(boolean(), true),
  /**
   * Whether users who register by mobile number choose a password. If not, they get the merchant's default password
   * (REG-4).
   */
  mobilePassword: lenientField(boolean(), true),
  features: merchantFeatures,
  /** Popup settings. */
  popups: popupSettings,
  /**
   * Tracking; assumed. `consent`: advertising data requires the visitor's consent (TRK-3). `lastTouch`: a visit is
   * attributed to its newest campaign instead of the first (ROUTE-5).
   */
  tracking: lenientObject({ consent: flag, lastTouch: flag }),
  /** What the law demands that members can read; assumed. `legal-kit.ts` has its fields (SAFE-1). */
  legal: optional(unknown()),
  /** `enabled`: whether the app offers to be installed as a web app; assumed. */
  install: lenientObject({ enabled: lenientField(boolean(), true) }),
});
