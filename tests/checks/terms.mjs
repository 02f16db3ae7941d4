import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderTermsPage } from './documents/terms-page.mjs';
import { REPOSITORY_ROOT, readSources } from './sources.mjs';

const FOLDER = 'src/services/i18n/catalogues';
const PAGE = path.join(REPOSITORY_ROOT, 'docs/terms.md');

/** Resolves with the glossary, the catalogues by language code, the rendered page and its stored text. */
export async function readTerms() {
  const glossary = JSON.parse(await readFile(path.join(REPOSITORY_ROOT, 'docs/terms.json'), 'utf8'));
  const sources = await readSources([FOLDER], /\.json$/);
  const catalogues = new Map(
    [...sources].map(([file, text]) => [path.parse(file).name.toUpperCase(), JSON.parse(text)]),
  );
  const stored = await readFile(PAGE, 'utf8').catch(() => '');
  return { glossary, catalogues, page: renderTermsPage(glossary, [...catalogues.keys()]), stored };
}

/* Writes docs/terms.md (`npm run terms`). */
if (process.argv[1] === import.meta.filename) await writeFile(PAGE, (await readTerms()).page);
