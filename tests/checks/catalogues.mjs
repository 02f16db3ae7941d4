import { judgeCatalogue } from './judge-catalogues.mjs';
import { readSources } from './sources.mjs';
import { verdict } from './verdict.mjs';

const FOLDER = 'src/services/i18n/catalogues';
const REFERENCE = `${FOLDER}/en.json`;

/** Codes of the platform that are no BCP 47 language by themselves (I18N-1). */
const TAGS = { cn: 'zh', tw: 'zh', ty: 'fil' };

/* Every language has every text of the English catalogue, with its placeholders, and no other. */
const catalogues = await readSources([FOLDER], /\.json$/);
const reference = JSON.parse(catalogues.get(REFERENCE) ?? '{}');
const findings = [...catalogues].flatMap(([file, text]) => {
  const code = file.slice(FOLDER.length + 1, -'.json'.length);
  return judgeCatalogue(reference, JSON.parse(text), TAGS[code] ?? code).map((finding) => `${code}: ${finding}`);
});
if (Object.keys(reference).length === 0) findings.push(`${REFERENCE} is missing or empty`);
verdict(`${catalogues.size} catalogues of ${Object.keys(reference).length} texts agree`, findings);
