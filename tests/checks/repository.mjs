import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findOwnMocks } from './code/find-own-mocks.mjs';
import { findRealWaits } from './code/find-real-waits.mjs';
import { findRepositoryRuleViolations } from './code/find-repository-rule-violations.mjs';
import { findDependencyDocErrors } from './documents/find-dependency-doc-errors.mjs';
import { findDocPathErrors } from './documents/find-doc-path-errors.mjs';
import { findDocScriptErrors } from './documents/find-doc-script-errors.mjs';
import { reportFindings } from './report-findings.mjs';
import { REPOSITORY_ROOT } from './sources.mjs';

const BINARY = /\.(?:png|jpg|webp|ico|woff2)$/;
const DOCUMENT = /^(?:README|CONTRIBUTING|docs\/.*)\.md$/;

/*
 * Checks file length, the length of lines in Markdown files, the type `any`, open-work comments, APIs that supported
 * browsers may lack, that tests do not replace our own code nor wait for real time, that the lock file contains no
 * registry URL, that each dependency is documented, and that the files and commands named in the documents exist.
 */
const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: REPOSITORY_ROOT,
  encoding: 'utf8',
});
const files = listing
  .split('\n')
  .filter((file) => file !== '' && !BINARY.test(file) && existsSync(path.join(REPOSITORY_ROOT, file)));
const texts = new Map(files.map((file) => [file, readFileSync(path.join(REPOSITORY_ROOT, file), 'utf8')]));
const documents = new Map([...texts].filter(([file]) => DOCUMENT.test(file)));
const manifest = JSON.parse(texts.get('package.json'));
reportFindings(`${texts.size} files follow the repository rules`, [
  ...findRepositoryRuleViolations(texts),
  ...findOwnMocks(texts),
  ...findRealWaits(texts),
  ...findDocPathErrors(documents, listing.split('\n')),
  ...findDocScriptErrors(documents, manifest),
  ...findDependencyDocErrors(manifest, texts.get('docs/dependencies.md')),
]);
