import type { ByLanguage } from '../../../src/contract/by-language';
import type { SwitchName } from '../../../src/contract/features';
import type { MerchantDesign } from '../../../src/contract/merchant/merchant-design';
import type { PlatformRules } from './jurisdictions';

/** Configuration of a merchant. */
export interface Merchant {
  readonly code: string;
  /** Host names of the merchant; the start message contains the first host name. */
  readonly hosts: readonly [string, ...string[]];
  readonly name: string;
  readonly slogan: string;
  readonly accent: string;
  readonly background: string;
  readonly headerColor: string;
  readonly design: MerchantDesign;
  readonly languages: readonly [string, ...string[]];
  readonly defaultLanguage: string;
  /** The merchant's own texts by language and key (WL-2.11). */
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Path of the landing page. If this path or `passwordPath` is empty, the app uses its default path for the page. */
  readonly landingPath: string;
  readonly passwordPath: string;
  readonly defaultPassword: string;
  readonly country: string;
  readonly diallingCode: string;
  readonly currency: string;
  readonly currencySymbol: string;
  /** Minimum interval between SMS codes (s). */
  readonly resendAfter: number;
  /**
   * Whether phone sign-in is offered (SOCIAL-1). `facebookAppId`: id of the Facebook app; empty if Facebook sign-in
   * is not offered (SOCIAL-6).
   */
  readonly phoneSignIn: boolean;
  readonly facebookAppId: string;
  /** Login methods (LOGIN-1). `registerWays`: registration methods (REG-1). */
  readonly loginWays: readonly string[];
  readonly registerWays: readonly string[];
  readonly switchesOn: readonly SwitchName[];
  /** Minimum age of players; `licence`: text about the merchant's licence. */
  readonly minimumAge: number;
  readonly licence: string;
  /** The rest of the legal kit, whose pages the platform serves (SAFE-1). */
  readonly legal: {
    /** `licence` in other languages; empty if there is only the one. */
    readonly licence: ByLanguage;
    readonly licenceNumber: string;
    readonly licenceLogo: string;
    readonly company: ByLanguage;
    readonly helpLines: readonly { readonly name: ByLanguage; readonly phone: string; readonly url: string }[];
    /** Slots that the jurisdiction allows to be empty, with its name. */
    readonly exempt: Readonly<Record<string, string>>;
    /** What members confirm before their first deposit; absent if the jurisdiction demands no notice. */
    readonly depositNotice?: { readonly version: string; readonly bonus: ByLanguage; readonly funds: ByLanguage };
  };
  /** Who supervises the merchant, and what it demands (SAFE-1, SAFE-2). */
  readonly jurisdiction: PlatformRules;
  /** Ways to contact customer service. `titles`: the title in other languages than the merchant's own, by code. */
  readonly services: readonly {
    readonly csType: string;
    readonly csPosition: string;
    readonly title: string;
    readonly titles?: Readonly<Record<string, string>>;
  }[];
  /** Codes of the most played games. */
  readonly hotGames: readonly string[];
  /** The game with a jackpot, the amount of the jackpot in the merchant's currency, and its growth per hour. */
  readonly jackpot: { readonly game: string; readonly amount: number; readonly growth: number };
  /** Resource types of the available downloads (INST-6). */
  readonly downloads: readonly string[];
}
