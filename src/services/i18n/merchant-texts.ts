import { log } from '../../base/log';
import type { TranslationCatalogue } from './catalogue';
import type { Language } from './languages';
import { applyOfferTexts } from './merchant-offer';
import { readMerchantTexts } from './merchant-text-rules';

/**
 * Returns a catalogue with the amount of a merchant's offer, and with the texts of the merchant's record in the places
 * of its own. Logs the key of each text that is not used; none if all are too long together.
 * @param json `info.whitelabelVal.texts` and `info.whitelabelVal.offer`
 */
export function applyMerchantTexts(
  json: string,
  { code, locale }: Pick<Language, 'code' | 'locale'>,
  appCatalogue: TranslationCatalogue,
): TranslationCatalogue {
  const { texts, offer }: { readonly texts?: unknown; readonly offer?: unknown } = JSON.parse(json);
  const catalogue = applyOfferTexts(offer, locale, appCatalogue);
  const read = readMerchantTexts(texts, code, catalogue);
  if (read === undefined) return catalogue;
  if (read === 'too-long') {
    log.warn('merchant texts refused', { problem: read });
    return catalogue;
  }
  for (const { key, problem } of read.problems) log.warn('merchant text refused', { code, key, problem });
  return { ...catalogue, ...read.texts };
}
