import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { measureBuild } from './measure-build.mjs';
import { overBudget } from './over-budget.mjs';
import { ROOT } from './sources.mjs';
import { verdict } from './verdict.mjs';

/* The sizes of dist/ against budgets.json; KB are thousands of brotli bytes. */
const budgets = JSON.parse(await readFile(path.join(import.meta.dirname, 'budgets.json'), 'utf8'));
const { rows, findings } = overBudget(await measureBuild(path.join(ROOT, 'dist')), budgets);
for (const row of rows) console.log(row);
verdict('the build is within its budgets', findings);
