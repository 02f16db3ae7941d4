import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderAssumptionsPage } from './documents/assumptions-page';
import { reportFindings } from './report-findings.mjs';

const FILE = path.resolve(import.meta.dirname, '../../docs/assumptions.md');
const page = renderAssumptionsPage();

if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(FILE, 'utf8') === page;
  reportFindings(
    'docs/assumptions.md matches the contract',
    isCurrent ? [] : ['docs/assumptions.md is out of date: npm run assumptions'],
  );
} else {
  writeFileSync(FILE, page);
}
