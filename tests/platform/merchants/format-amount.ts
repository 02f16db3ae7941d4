import { formatMoney, NO_DECIMALS_FORMAT } from '../../../src/services/i18n/format-money';
import type { Merchant } from './merchant';

/** Locales of the languages whose amounts differ from the English ones. */
const LOCALES: ReadonlyMap<string, string> = new Map([
  ['VI', 'vi'],
  ['CN', 'zh-CN'],
  ['TW', 'zh-TW'],
]);

/** Returns the BCP 47 locale of amounts in a language of the platform. */
export const toAmountLocale = (language: string): string => LOCALES.get(language) ?? 'en';

/** Formats an amount of a merchant's currency as the app does; a whole amount has no decimals. */
export const formatAmount = (amount: number, { currency }: Pick<Merchant, 'currency'>, language: string): string =>
  formatMoney(amount, currency, toAmountLocale(language), Number.isInteger(amount) ? NO_DECIMALS_FORMAT : {});
