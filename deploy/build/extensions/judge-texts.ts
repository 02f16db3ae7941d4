import { isLanguageCode } from '../../../src/contract/language-codes';
import { type Finding, fault } from '../../../src/services/config-check/finding';
import { askForSuggestion, suggestName } from '../../../src/services/config-check/suggest-name';
import type { TranslationCatalogue } from '../../../src/services/i18n/catalogue';
import {
  findMerchantTextProblem,
  listPlaceholders,
  MAX_MERCHANT_TEXTS_LENGTH,
  type MerchantTextProblem,
  measureMerchantTexts,
} from '../../../src/services/i18n/merchant-text-rules';
import { OWN_TEXT_PREFIX } from './extension-file';

type Texts = Readonly<Record<string, string>>;
/** Texts by language code. */
export type TextsByLanguage = Readonly<Record<string, Texts>>;

const PROBLEMS: Readonly<Record<MerchantTextProblem, string>> = {
  'unknown-key': `is no text of the app; texts of your own begin with "${OWN_TEXT_PREFIX}".`,
  'no-text': 'must be a text in quotation marks.',
  empty: 'is empty.',
  'too-long': 'is too long.',
  markup: 'has HTML, which would be shown as it is.',
  nested: 'has "$t(", which would insert another text.',
  placeholders: 'must have the placeholders of the text that it replaces, such as {{name}}.',
};

const isOwn = (key: string) => key.startsWith(OWN_TEXT_PREFIX);
const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;

/** Returns the texts whose keys are, or are not, those of the extension itself; without languages that have none. */
export function selectTexts(texts: TextsByLanguage, which: 'own' | 'app'): TextsByLanguage {
  const selected = Object.entries(texts).map(([code, all]): [string, Texts] => [
    code,
    Object.fromEntries(Object.entries(all).filter(([key]) => isOwn(key) === (which === 'own'))),
  ]);
  return Object.fromEntries(selected.filter(([, some]) => Object.keys(some).length > 0));
}

/**
 * Returns what is wrong with the texts of an extension, each with its language and key.
 * @param catalogues the texts of the app by language code
 */
export function judgeTexts(
  texts: TextsByLanguage,
  catalogues: Readonly<Record<string, TranslationCatalogue>>,
): readonly Finding[] {
  const isTooLong = measureMerchantTexts(selectTexts(texts, 'app')) > MAX_MERCHANT_TEXTS_LENGTH;
  return [
    ...Object.entries(texts).flatMap(([code, all]) => {
      if (!isLanguageCode(code)) return [fault([code], 'is no language code of the app, in lower case.')];
      return Object.entries(all).flatMap(([key, text]) => {
        const message = isOwn(key)
          ? explainOwnText(key, text, texts.EN ?? {})
          : explainAppText(key, text, catalogues[code] ?? {});
        return message === undefined ? [] : [fault([code, key], message)];
      });
    }),
    ...(isTooLong
      ? [fault([], `the texts of the app are replaced by more than ${MAX_MERCHANT_TEXTS_LENGTH} characters.`)]
      : []),
  ];
}

function explainAppText(key: string, text: string, catalogue: TranslationCatalogue): string | undefined {
  const problem = findMerchantTextProblem(key, text, catalogue);
  if (problem !== 'unknown-key') return problem && PROBLEMS[problem];
  return `${PROBLEMS[problem]}${askForSuggestion(suggestName(key, Object.keys(catalogue)))}`;
}

/** English is what every other language falls back to. */
function explainOwnText(key: string, text: string, english: Texts): string | undefined {
  if (text.trim() === '') return PROBLEMS.empty;
  const base = key.replace(PLURAL_FORM, '');
  const forms = Object.keys(english).filter((other) => other.replace(PLURAL_FORM, '') === base);
  if (forms.length === 0) return 'is not in texts/en.json, to which every other language falls back.';
  const known = forms.flatMap((form) => listPlaceholders(english[form] ?? ''));
  const unknown = listPlaceholders(text).find((placeholder) => !known.includes(placeholder));
  return unknown === undefined ? undefined : `has ${unknown}, which the English text has not.`;
}
