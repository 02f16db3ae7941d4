const PLURAL_SUFFIX = /_(?:zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{\s*([\w.]+)[^}]*\}\}/g;
const STRAY_SPACE = /^\s|\s$|\s{2}/;
const OTHER_DIGIT = /(?![0-9])\p{Nd}/u;

const placeholders = (text) => [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name))].sort().join(', ');

/** Groups the texts of a catalogue by key without plural suffix, because languages differ in their plural forms. */
function byKey(catalogue) {
  const texts = new Map();
  for (const [key, text] of Object.entries(catalogue)) {
    const base = key.replace(PLURAL_SUFFIX, '');
    texts.set(base, [...(texts.get(base) ?? []), text]);
  }
  return texts;
}

/** Returns the plural forms of a key in a catalogue; an empty array for a key without plurals. */
const formsOf = (catalogue, key) =>
  Object.keys(catalogue)
    .filter(
      (candidate) => candidate !== key && PLURAL_SUFFIX.test(candidate) && candidate.replace(PLURAL_SUFFIX, '') === key,
    )
    .map((candidate) => candidate.slice(key.length + 1));

/**
 * Compares the keys, plural forms and placeholders of a catalogue with those of the reference catalogue, and looks
 * for empty texts, for spaces that nothing separates, and for digits that are not those of amounts (decision 19).
 * Returns a line for each error.
 *
 * @param {string} tag BCP 47 tag of the catalogue's language, which determines the required plural forms
 */
export function findTranslationCatalogueErrors(reference, catalogue, tag) {
  const [expectedTexts, actualTexts] = [byKey(reference), byKey(catalogue)];
  const findings = [...actualTexts.keys()]
    .filter((key) => !expectedTexts.has(key))
    .map((key) => `${key} is not in the reference`);
  for (const [key, texts] of expectedTexts) {
    const own = actualTexts.get(key);
    if (own === undefined) {
      findings.push(`${key} is missing`);
      continue;
    }
    const expected = placeholders(texts.join(' '));
    const actual = placeholders(own.join(' '));
    if (own.some((text) => typeof text !== 'string' || text.trim() === '')) findings.push(`${key} is empty`);
    if (own.some((text) => text.trim() !== '' && STRAY_SPACE.test(text))) findings.push(`${key} has a stray space`);
    if (own.some((text) => OTHER_DIGIT.test(text))) findings.push(`${key} has other digits than 0 to 9`);
    if (actual !== expected) findings.push(`${key} has placeholders {${actual}} instead of {${expected}}`);
    if (formsOf(reference, key).length > 0) findings.push(...missingForms(catalogue, key, tag));
  }
  return findings;
}

function missingForms(catalogue, key, tag) {
  const required = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const present = formsOf(catalogue, key);
  return required.filter((form) => !present.includes(form)).map((form) => `${key}_${form} is missing`);
}
