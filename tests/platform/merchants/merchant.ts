import type { Switch } from '../../../src/contract/white-label';

/** What the operator settled with one merchant. */
export interface Merchant {
  readonly code: string;
  /** Host names, the one to print first. */
  readonly hosts: readonly [string, ...string[]];
  readonly name: string;
  readonly slogan: string;
  readonly accent: string;
  readonly background: string;
  readonly headerColor: string;
  readonly languages: readonly [string, ...string[]];
  readonly defaultLanguage: string;
  /** Empty: the product's defaults. */
  readonly landingPath: string;
  readonly passwordPath: string;
  readonly defaultPassword: string;
  readonly country: string;
  readonly diallingCode: string;
  readonly currency: string;
  readonly currencySymbol: string;
  /** Seconds until an SMS may be asked for again. */
  readonly resendAfter: number;
  /** Phone sign-in by the identity provider, and the merchant's app at Facebook, empty for none (SOCIAL-1, SOCIAL-6). */
  readonly phoneSignIn: boolean;
  readonly facebookAppId: string;
  /** Ways to sign in and to register (LOGIN-1, REG-1). */
  readonly loginWays: readonly string[];
  readonly registerWays: readonly string[];
  readonly switchesOn: readonly Switch[];
  readonly services: readonly { csType: string; csPosition: string; title: string }[];
  /** Kinds of files offered for download. */
  readonly downloads: readonly string[];
}
