import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPurposeErrors, findStorageDisagreements, replaceStorageTable } from './documents/storage-page';
import { reportFindings } from './report-findings.mjs';
import { readSources } from './sources.mjs';

const FILE = path.resolve(import.meta.dirname, '../../docs/storage-map.md');
const page = readFileSync(FILE, 'utf8');
const current = replaceStorageTable(page);

if (process.argv.includes('--check')) {
  const sources: Map<string, string> = await readSources(['src', 'sw', 'worker'], /(?<!\.test)\.tsx?$/);
  reportFindings('docs/storage-map.md matches the storage tables', [
    ...findStorageDisagreements(sources).map((finding) => `${finding}: tests/checks/documents/storage-rows.ts`),
    ...findPurposeErrors().map((finding) => `${finding}: src/contract/storage-purposes.ts`),
    ...(current === page ? [] : ['docs/storage-map.md is out of date: npm run storage-map']),
  ]);
} else {
  writeFileSync(FILE, current);
}
