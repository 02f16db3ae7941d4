import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findStorageWithoutRow, replaceStorageTable } from './documents/storage-page';
import { reportFindings } from './report-findings.mjs';

const FILE = path.resolve(import.meta.dirname, '../../docs/storage-map.md');
const page = readFileSync(FILE, 'utf8');
const current = replaceStorageTable(page);

if (process.argv.includes('--check')) {
  reportFindings('docs/storage-map.md matches the storage tables', [
    ...findStorageWithoutRow().map((name) => `${name} has no row in tests/checks/documents/storage-rows.ts`),
    ...(current === page ? [] : ['docs/storage-map.md is out of date: npm run storage-map']),
  ]);
} else {
  writeFileSync(FILE, current);
}
