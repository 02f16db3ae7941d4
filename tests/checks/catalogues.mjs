import { findTermErrors } from './code/find-term-errors.mjs';
import { findTranslationCatalogueErrors } from './code/find-translation-catalogue-errors.mjs';
import { toPluralTag } from './code/plural-tags.mjs';
import { reportFindings } from './report-findings.mjs';
import { readSources } from './sources.mjs';
import { readTerms } from './terms.mjs';

const FOLDER = 'src/services/i18n/catalogues';
const REFERENCE = `${FOLDER}/en.json`;

/*
 * Checks that every language has exactly the keys of the English catalogue, with the same placeholders, and one word
 * for each term of docs/terms.json.
 */
const catalogues = await readSources([FOLDER], /\.json$/);
const reference = JSON.parse(catalogues.get(REFERENCE) ?? '{}');
const findings = [...catalogues].flatMap(([file, text]) => {
  const code = file.slice(FOLDER.length + 1, -'.json'.length);
  return findTranslationCatalogueErrors(reference, JSON.parse(text), toPluralTag(code)).map(
    (finding) => `${code}: ${finding}`,
  );
});
const terms = await readTerms();
findings.push(...findTermErrors(terms.glossary, terms.catalogues));
if (terms.page !== terms.stored) findings.push('docs/terms.md is out of date: npm run terms');
if (Object.keys(reference).length === 0) findings.push(`${REFERENCE} is missing or empty`);
reportFindings(`${catalogues.size} catalogues of ${Object.keys(reference).length} texts agree`, findings);
