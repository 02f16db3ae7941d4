const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{\s*([\w.]+)[^}]*\}\}/g;

const placeholders = (text) => [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name))].sort().join(', ');

/** The texts of a catalogue by key; the plural forms of a key, which languages have different ones of, as one. */
function byKey(catalogue) {
  const texts = new Map();
  for (const [key, text] of Object.entries(catalogue)) {
    const base = key.replace(PLURAL, '');
    texts.set(base, [...(texts.get(base) ?? []), text]);
  }
  return texts;
}

/** Which plural forms a key has in a catalogue; none for an ordinary key. */
const formsOf = (catalogue, key) =>
  Object.keys(catalogue)
    .filter((candidate) => candidate !== key && PLURAL.test(candidate) && candidate.replace(PLURAL, '') === key)
    .map((candidate) => candidate.slice(key.length + 1));

/**
 * Holds a catalogue against the reference: keys, plural forms, placeholders, empty texts. `tag`: its language, whose
 * plural forms it must have.
 */
export function judgeCatalogue(reference, catalogue, tag) {
  const [wanted, found] = [byKey(reference), byKey(catalogue)];
  const findings = [...found.keys()].filter((key) => !wanted.has(key)).map((key) => `${key} is not in the reference`);
  for (const [key, texts] of wanted) {
    const own = found.get(key);
    if (own === undefined) {
      findings.push(`${key} is missing`);
      continue;
    }
    const expected = placeholders(texts.join(' '));
    const actual = placeholders(own.join(' '));
    if (own.some((text) => typeof text !== 'string' || text.trim() === '')) findings.push(`${key} is empty`);
    if (actual !== expected) findings.push(`${key} has placeholders {${actual}} instead of {${expected}}`);
    if (formsOf(reference, key).length > 0) findings.push(...missingForms(catalogue, key, tag));
  }
  return findings;
}

function missingForms(catalogue, key, tag) {
  const needed = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const has = formsOf(catalogue, key);
  return needed.filter((form) => !has.includes(form)).map((form) => `${key}_${form} is missing`);
}
