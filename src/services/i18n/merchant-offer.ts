import type { TranslationCatalogue } from './catalogue';
import { formatMoney, NO_DECIMALS_FORMAT } from './format-money';

/** What a merchant gives to somebody who joins: an amount, and the share of a deposit that it is. */
export interface MerchantOffer {
  readonly amount: number;
  /** ISO 4217 code of the amount. */
  readonly currency: string;
  /** Percent of the deposit; 0 if unknown. */
  readonly percent: number;
}

const MAX_PERCENT = 1000;

const toPositive = (value: unknown): number => {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0;
  return Number.isFinite(number) && number > 0 ? number : 0;
};

/**
 * Reads the offer of a merchant's record without the schemas of the contract, which a first visit does not have yet.
 * Returns undefined without an amount or its currency: nothing is invented (WL-2.14).
 * @param value `info.whitelabelVal.offer`
 */
export function readMerchantOffer(value: unknown): MerchantOffer | undefined {
  const record: Readonly<Record<string, unknown>> = Object(value);
  const amount = toPositive(record.amount);
  const percent = toPositive(record.percent);
  const { currency } = record;
  if (amount === 0 || typeof currency !== 'string' || currency.trim() === '') return undefined;
  return { amount, currency: currency.trim(), percent: percent <= MAX_PERCENT ? percent : 0 };
}

const PLACEHOLDER = /\{\{[^{}]*\}\}/;

/**
 * Returns a catalogue whose texts of an offer have its values, and in which the offer is the text of home's card for
 * visitors; the catalogue itself without an offer. The values are in the texts, and not passed to them, so that a text
 * of the initial scripts can be replaced without more code there.
 */
export function applyOfferTexts(value: unknown, locale: string, catalogue: TranslationCatalogue): TranslationCatalogue {
  const offer = readMerchantOffer(value);
  const { 'offer.title': title, 'offer.condition': condition = '' } = catalogue;
  if (!offer || title === undefined) return catalogue;
  const { amount, currency, percent } = offer;
  const money = formatMoney(amount, currency, locale, Number.isInteger(amount) ? NO_DECIMALS_FORMAT : {});
  const text = title.replace(PLACEHOLDER, () => money);
  return {
    ...catalogue,
    'home.join': text,
    'offer.title': text,
    'offer.condition': percent > 0 ? condition.replace(PLACEHOLDER, String(percent)) : '',
  };
}
