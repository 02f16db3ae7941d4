import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBannedPhrases } from './code/find-banned-phrases.mjs';
import { findDuplicateExports } from './code/find-duplicate-exports.mjs';
import { reportFindings } from './report-findings.mjs';
import { REPOSITORY_ROOT, readSources } from './sources.mjs';

const PROSE_AND_CODE = /\.(?:[cm]?[jt]sx?|css|md|html)$/;
/**
 * Matches the files that are not checked: the list of phrases, its test, this script, and the catalogues with the
 * pages generated from them, which contain texts for users.
 */
const EXEMPT =
  /^(?:tests\/checks\/(?:code\/find-banned-phrases|code\/plain-words|plain-words)|src\/services\/i18n\/catalogues\/|docs\/reference\/texts-)/;

/* Checks that no file contains a banned phrase and that no name is exported by two modules. */
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: REPOSITORY_ROOT,
  encoding: 'utf8',
});
const files = tracked
  .split('\n')
  .filter((file) => PROSE_AND_CODE.test(file) && !EXEMPT.test(file) && existsSync(path.join(REPOSITORY_ROOT, file)));
const texts = new Map(files.map((file) => [file, readFileSync(path.join(REPOSITORY_ROOT, file), 'utf8')]));
const sources = await readSources(['src', 'sw', 'worker'], /(?<!\.test)\.tsx?$/);
reportFindings(`${texts.size} files contain no banned phrase, exported names are unique`, [
  ...findBannedPhrases(texts),
  ...findDuplicateExports(sources),
]);
