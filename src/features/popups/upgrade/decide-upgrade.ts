import { compareVersions } from './compare-versions';

/** The release of the native app that this product is made for (INST-7). */
const APP_VERSION = '2.4.39';

/** What decides whether the upgrade dialog is due. */
export interface UpgradeQuestion {
  readonly isNativeApp: boolean;
  /** The version that the app reports; empty if it reports none. */
  readonly installed: string;
  /** The newest version that the merchant offers; empty: {@link APP_VERSION}. */
  readonly offered: string;
  /** A safe link to the app. */
  readonly link: string | undefined;
  /** MANDATORYAPPUPDATES3 */
  readonly isMandatory: boolean;
  readonly isClosedInSession: boolean;
}

/** Returns why the upgrade dialog is not due; undefined if it is (INST-7). */
export function decideUpgrade(question: UpgradeQuestion): string | undefined {
  const { isNativeApp, installed, offered, link, isMandatory, isClosedInSession } = question;
  if (!isNativeApp) return 'not in the native app';
  if (link === undefined) return 'no app link';
  const difference = compareVersions(installed, offered === '' ? APP_VERSION : offered);
  if (difference === undefined) return 'unknown version';
  if (difference >= 0) return 'up to date';
  return isClosedInSession && !isMandatory ? 'closed in this session' : undefined;
}
