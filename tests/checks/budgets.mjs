import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findExceededBudgets } from './budgets/find-exceeded-budgets.mjs';
import { measureBuildSizes } from './budgets/measure-build-sizes.mjs';
import { reportFindings } from './report-findings.mjs';
import { REPOSITORY_ROOT } from './sources.mjs';

/* Checks the sizes of dist/ against budgets/budgets.json. One KB is 1000 bytes after Brotli compression. */
const budgets = JSON.parse(await readFile(path.join(import.meta.dirname, 'budgets/budgets.json'), 'utf8'));
const { sizes, routes } = await measureBuildSizes(path.join(REPOSITORY_ROOT, 'dist'));
const { rows, findings } = findExceededBudgets(sizes, budgets);
for (const row of rows) console.log(row);
console.log('  beyond the initial scripts:');
for (const { page, bytes } of routes) console.log(`    ${page}: ${(bytes / 1000).toFixed(1)} KB`);
reportFindings('the build is within its budgets', findings);
