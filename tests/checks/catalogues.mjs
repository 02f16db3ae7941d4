import { LONG_BUTTONS, readEnglishExceptions } from './catalogue-exceptions.mjs';
import { findButtonKeys } from './code/find-button-keys.mjs';
import { findLeftoverEnglish } from './code/find-leftover-english.mjs';
import { findLongButtonTexts } from './code/find-long-button-texts.mjs';
import { findTermErrors } from './code/find-term-errors.mjs';
import { findTranslationCatalogueErrors } from './code/find-translation-catalogue-errors.mjs';
import { toPluralTag } from './code/plural-tags.mjs';
import { reportFindings } from './report-findings.mjs';
import { readSources } from './sources.mjs';
import { readTerms } from './terms.mjs';

const FOLDER = 'src/services/i18n/catalogues';
const REFERENCE = `${FOLDER}/en.json`;

/*
 * Checks that every language has exactly the keys of the English catalogue, with the same placeholders, one word
 * for each term of docs/terms.json, no text that is still English, and no text of a button that is too long.
 */
const catalogues = await readSources([FOLDER], /\.json$/);
const reference = JSON.parse(catalogues.get(REFERENCE) ?? '{}');
const sources = await readSources(['src'], /(?<!\.test)\.tsx?$/);
const buttonKeys = findButtonKeys(sources.values(), Object.keys(reference));
const findings = [...catalogues].flatMap(([file, text]) => {
  const code = file.slice(FOLDER.length + 1, -'.json'.length);
  const catalogue = JSON.parse(text);
  return [
    ...findTranslationCatalogueErrors(reference, catalogue, toPluralTag(code)),
    ...(file === REFERENCE ? [] : findLeftoverEnglish(reference, catalogue, readEnglishExceptions(code.toUpperCase()))),
    ...findLongButtonTexts(catalogue, buttonKeys, LONG_BUTTONS),
  ].map((finding) => `${code}: ${finding}`);
});
const terms = await readTerms();
findings.push(...findTermErrors(terms.glossary, terms.catalogues));
if (terms.page !== terms.stored) findings.push('docs/terms.md is out of date: npm run terms');
if (buttonKeys.length === 0) findings.push('no text of a button was found in the sources');
if (Object.keys(reference).length === 0) findings.push(`${REFERENCE} is missing or empty`);
reportFindings(`${catalogues.size} catalogues of ${Object.keys(reference).length} texts agree`, findings);
