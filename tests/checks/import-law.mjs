import { findImportErrors } from './law/find-import-errors.mjs';
import { reportFindings } from './report-findings.mjs';
import { readSources } from './sources.mjs';

/*
 * Checks that imports point to lower floors or stay in their feature or page, that each package is imported only on
 * the floors allowed for it, and that there are no import cycles.
 */
const sources = await readSources(['src', 'sw', 'worker'], /(?<!\.test)\.tsx?$/);
reportFindings(`the import law holds in ${sources.size} files`, findImportErrors(sources));
