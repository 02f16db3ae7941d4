import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportFindings } from '../report-findings.mjs';
import { createReferenceFiles } from './reference-files';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const files = createReferenceFiles();

if (process.argv.includes('--check')) {
  const outdated = Object.entries(files).filter(([name, text]) => readIfPresent(name) !== text);
  reportFindings(
    'docs/reference matches the sources',
    outdated.map(([name]) => `${name} is out of date: npm run reference`),
  );
} else {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(ROOT, name)), { recursive: true });
    writeFileSync(path.join(ROOT, name), text);
  }
}

function readIfPresent(name: string): string | undefined {
  try {
    return readFileSync(path.join(ROOT, name), 'utf8');
  } catch {
    return undefined; // reported as out of date
  }
}
