import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findExceededBudgets } from './budgets/find-exceeded-budgets.mjs';
import { measureBuildSizes } from './budgets/measure-build-sizes.mjs';
import { reportFindings } from './report-findings.mjs';
import { REPOSITORY_ROOT } from './sources.mjs';

/* Checks the sizes of dist/ against budgets/budgets.json. One KB is 1000 bytes after Brotli compression. */
const budgets = JSON.parse(await readFile(path.join(import.meta.dirname, 'budgets/budgets.json'), 'utf8'));
const measured = await measureBuildSizes(path.join(REPOSITORY_ROOT, 'dist'));
const sizes = findExceededBudgets(measured.sizes, budgets.sizes);
// Every page has its own limit: one for all of them would let the small ones grow to the largest.
const pages = findExceededBudgets(measured.pages, budgets.pages);
for (const row of [...sizes.rows, '  beyond the initial scripts:', ...pages.rows]) console.log(row);
reportFindings('the build is within its budgets', [...sizes.findings, ...pages.findings]);
