import { log } from '../../base/log';
import type { LanguageCode } from '../../contract/language-codes';
import type { TranslationCatalogue } from './catalogue';
import { readMerchantTexts } from './merchant-text-rules';

/**
 * Returns a catalogue with the texts of a merchant's record in the places of its own. Logs the key of each text that is
 * not used; none if all are too long together.
 * @param json `info.whitelabelVal.texts`
 */
export function applyMerchantTexts(
  json: string,
  code: LanguageCode,
  catalogue: TranslationCatalogue,
): TranslationCatalogue {
  const read = readMerchantTexts(JSON.parse(json), code, catalogue);
  if (read === undefined) return catalogue;
  if (read === 'too-long') {
    log.warn('merchant texts refused', { problem: read });
    return catalogue;
  }
  for (const { key, problem } of read.problems) log.warn('merchant text refused', { code, key, problem });
  return { ...catalogue, ...read.texts };
}
