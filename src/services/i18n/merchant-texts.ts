import { log } from '../../base/log';
import type { LanguageCode } from '../../contract/language-codes';
import type { TranslationCatalogue } from './catalogue';
import type { Language } from './languages';
import { applyOfferTexts } from './merchant-offer';
import { readMerchantTexts } from './merchant-text-rules';

/**
 * Returns a catalogue with the amount of a merchant's offer, and with the texts of the merchant's extension, then of its
 * record, in the places of its own. Logs the key of each text that is not used; none if all are too long together.
 * @param json `info.whitelabelVal.texts` and `info.whitelabelVal.offer`, and `texts` of the extension
 */
export function applyMerchantTexts(
  json: string,
  language: Pick<Language, 'code' | 'locale'>,
  appCatalogue: TranslationCatalogue,
): TranslationCatalogue {
  const { texts, offer, extension }: Readonly<Record<'texts' | 'offer' | 'extension', unknown>> = JSON.parse(json);
  const { code, locale } = language;
  return [extension, texts].reduce(
    (catalogue: TranslationCatalogue, record) => applyTexts(record, code, catalogue),
    applyOfferTexts(offer, locale, appCatalogue),
  );
}

function applyTexts(record: unknown, code: LanguageCode, catalogue: TranslationCatalogue): TranslationCatalogue {
  const read = readMerchantTexts(record, code, catalogue);
  if (read === undefined) return catalogue;
  if (read === 'too-long') {
    log.warn('merchant texts refused', { problem: read });
    return catalogue;
  }
  for (const { key, problem } of read.problems) log.warn('merchant text refused', { code, key, problem });
  return { ...catalogue, ...read.texts };
}
