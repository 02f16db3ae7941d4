/** Version of the native app below which an upgrade is offered if the merchant sets no version (INST-7). */
const DEFAULT_APP_VERSION = '2.4.39';

const VERSION = /^\d{1,6}(\.\d{1,6}){0,3}$/;

/** Input of the decision whether the upgrade dialog is due. */
export interface NativeAppUpgradeInput {
  readonly isNativeApp: boolean;
  /** Version that the native app reports; empty if it reports none. */
  readonly installed: string;
  /** Newest version that the merchant offers; empty if not set, which means {@link DEFAULT_APP_VERSION}. */
  readonly offered: string;
  /** Download link of the native app; undefined if there is no safe one. */
  readonly link: string | undefined;
  /** Whether the merchant requires the upgrade (MANDATORYAPPUPDATES3). */
  readonly isMandatory: boolean;
  readonly isClosedInTab: boolean;
}

/** Returns why the upgrade dialog is not due; undefined if it is due (INST-7). */
export function findNativeAppUpgradeSuppressionReason(input: NativeAppUpgradeInput): string | undefined {
  const { isNativeApp, installed, offered, link, isMandatory, isClosedInTab } = input;
  if (!isNativeApp) return 'not in the native app';
  if (link === undefined) return 'no app link';
  const difference = compareNativeAppVersions(installed, offered === '' ? DEFAULT_APP_VERSION : offered);
  if (difference === undefined) return 'unknown version';
  if (difference >= 0) return 'up to date';
  return isClosedInTab && !isMandatory ? 'closed in this tab' : undefined;
}

/**
 * Compares two versions such as `2.4.39` number by number; missing numbers count as 0. Returns a negative number if
 * `a` is older than `b`, a positive number if `a` is newer, 0 if both are equal; undefined if `a` or `b` is not a
 * version.
 */
export function compareNativeAppVersions(a: string, b: string): number | undefined {
  if (!VERSION.test(a) || !VERSION.test(b)) return undefined;
  const [left, right] = [a.split('.'), b.split('.')];
  const places = Math.max(left.length, right.length);
  const differences = Array.from({ length: places }, (_, at) => Number(left[at] ?? 0) - Number(right[at] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
