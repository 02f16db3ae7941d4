import { FEATURE_SWITCHES } from '../../contract/features';
import { type Finding, fault, warning } from './finding';
import { quoteValue } from './quote-value';
import { getRawList, getRawObject } from './raw-value';
import { askForSuggestion, suggestName } from './suggest-name';

/** The texts that a list of the branding may have; the app ignores others (LOGIN-1, REG-1). */
const CHOICES = {
  loginWays: ['username', 'sms', 'social'],
  registerWays: ['username', 'mobile', 'auto'],
} as const;

/**
 * Returns the ways to sign in and to register that the app does not know, and the switches that are probably misspelt: a
 * switch with another name may be one of another program (WL-1).
 */
export function checkChoices(info: unknown): readonly Finding[] {
  const switches = getRawObject(info, 'whitelabel');
  const missing = FEATURE_SWITCHES.filter((name) => !Object.hasOwn(switches, name));
  const known: readonly string[] = FEATURE_SWITCHES;
  return [
    ...Object.keys(switches).flatMap((name) => {
      const meant = known.includes(name) ? undefined : suggestName(name, missing);
      const message = `unknown switch, which nothing reads.${askForSuggestion(meant)}`;
      if (meant === undefined) return [];
      return [(isOtherVersion(name, meant) ? warning : fault)(['info', 'whitelabel', name], message)];
    }),
    ...Object.entries(CHOICES).flatMap(([key, choices]) =>
      getRawList(info, 'whitelabelVal', key).flatMap((way, index) => {
        if (typeof way !== 'string' || (choices as readonly string[]).includes(way)) return [];
        const message = `${quoteValue(way)} is ignored: it must be one of ${choices.join(', ')}.`;
        const meant = askForSuggestion(suggestName(way, choices));
        return [fault(['info', 'whitelabelVal', key, index], message + meant)];
      }),
    ),
  ];
}

/** Whether two switches differ in the figure at their end alone, which is a version: another program may read the other. */
function isOtherVersion(name: string, other: string): boolean {
  const stem = (text: string) => text.replace(/^(.*\D|)\d*$/s, '$1');
  return stem(name) === stem(other);
}
