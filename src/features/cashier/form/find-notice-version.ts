import type { ByLanguage } from '../../../contract/by-language';
import type { DepositNotice } from '../../../contract/endpoints/money/wallet';
import { logContractDeviations } from '../../../services/platform/deviation-log';

/** Whether there is a text in any language. */
const hasAnyText = (texts: ByLanguage): boolean =>
  (typeof texts === 'string' ? [texts] : Object.values(texts)).some((text) => text.trim() !== '');

/**
 * Returns the version of the notice that has to be confirmed; empty if there is none. A version without any text has
 * nothing to read, so that its confirmation would be worth nothing: it is logged as a deviation, and not asked for.
 */
export function findNoticeVersion({ version, bonus, funds }: DepositNotice): string {
  if (version === '' || hasAnyText(bonus) || hasAnyText(funds)) return version;
  logContractDeviations('depositSettings', [{ path: 'notice', expected: 'a text' }]);
  return '';
}
