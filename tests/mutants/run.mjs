import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { chdir, env } from 'node:process';
import { Stryker } from '@stryker-mutator/core';
import { chooseTestsForMutants } from './choose-tests.mjs';
import { listUndetectedMutantLocations, mergeMutantResults } from './merge-mutant-results.mjs';
import {
  describeUndetectedMutants,
  findLowScores,
  scoreMutantsByFolder,
  scoreMutantsByPath,
} from './score-mutants.mjs';

/*
 * `npm run mutants -- PATH [PATH…]` changes the code under each path in many small ways (mutants), runs the related
 * unit and component tests on each, and prints the survivors and, for each folder, the number of detected mutants.
 * Fails when a path scores below the minimum of mutants.json. Without a path it uses the folders listed in
 * mutants.json. See docs/testing.md.
 */
chdir(path.resolve(import.meta.dirname, '../..'));
const settings = JSON.parse(await readFile(path.join(import.meta.dirname, 'mutants.json'), 'utf8'));
const pathArguments = process.argv.slice(2).map((name) => path.posix.normalize(name).replace(/\/$/, ''));
const paths = pathArguments.length > 0 ? pathArguments : settings.folders;

const { unitTests, componentTests } = chooseTestsForMutants(paths, settings);
const toGlob = async (name) => ((await stat(name)).isDirectory() ? `${name}/**/*.{ts,tsx}` : name);

/**
 * Runs the tests on the mutants of the files or ranges. Resolves with the mutants and their statuses; empty if no
 * test imports the files.
 */
async function measure(mutate, { units = [], components = [] }) {
  // Read by vitest.config.ts, which the processes of Stryker load.
  env.MUTANTS_UNIT_TESTS = units.join(' ');
  env.MUTANTS_COMPONENT_TESTS = components.join(' ');
  const stryker = new Stryker({
    mutate: [...mutate, '!**/*.{test,spec,d}.{ts,tsx}'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', path.join(import.meta.dirname, 'line-reporter.mjs')],
    vitest: { configFile: 'tests/mutants/vitest.config.ts', related: true },
    coverageAnalysis: 'perTest',
    dryRunTimeoutMinutes: 15,
    // A mutant that only runs while its module loads would need every test again in a fresh process.
    ignoreStatic: true,
    allowEmpty: true,
    concurrency: 1,
    // A busy machine must not turn a slow test into a detected mutant.
    timeoutMS: 15_000,
    // Stryker would rewrite the configuration of TypeScript with an interface that TypeScript 7 does not have.
    tsconfigFile: 'none.json',
    tempDirName: '.cache/mutants',
    ignorePatterns: ['/dist', '/.data', '/.cache', '/gallery', '/test-results', '/tests/e2e', '/tests/identity'],
    reporters: ['line'],
    allowConsoleColors: false,
    logLevel: 'warn',
  });
  const results = await stryker.runMutationTest();
  return results.map((mutant) => ({
    ...mutant,
    fileName: path.relative('.', mutant.fileName).replaceAll(path.sep, '/'),
  }));
}

const globs = await Promise.all(paths.map(toGlob));
let mutants = await measure(globs, { units: unitTests });
if (componentTests.length > 0) {
  // A start of Chromium takes longer than the unit tests, so it measures only what they have not detected.
  const ranges = mutants.length > 0 ? listUndetectedMutantLocations(mutants) : globs;
  if (ranges.length > 0) {
    await report(mutants, 'the unit tests');
    mutants = mergeMutantResults(mutants, await measure(ranges, { components: componentTests }));
  }
}
await report(mutants, 'all tests');

const findings = findLowScores(scoreMutantsByPath(paths, mutants), settings.minimumScore);
for (const finding of findings) console.log(`\n✗ ${finding}`);
if (findings.length === 0) console.log(`\n✓ every path scores at least ${settings.minimumScore} %`);
process.exitCode = findings.length > 0 ? 1 : 0;

/** Prints the mutants that have not been detected, and the scores. */
async function report(measured, tests) {
  const files = new Set(measured.map(({ fileName }) => fileName));
  const sources = new Map(await Promise.all([...files].map(async (file) => [file, await readFile(file, 'utf8')])));
  const survivors = describeUndetectedMutants(measured, sources);
  console.log(`\nMutants that ${tests} have not detected: ${survivors.length}\n`);
  for (const survivor of survivors) console.log(`  ${survivor}`);

  const row = (name, ...cells) => `${name.padEnd(36)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;
  const toRow = ({ name, detected, survived, uncovered, score }) =>
    row(name, detected, survived, uncovered, Number.isNaN(score) ? '–' : `${score.toFixed(1)} %`);
  console.log(`\n${row('Folder', 'detected', 'survived', 'no test', 'score')}`);
  for (const score of scoreMutantsByFolder(measured)) console.log(toRow(score));
  console.log(`\n${row('Path', 'detected', 'survived', 'no test', 'score')}`);
  for (const score of scoreMutantsByPath(paths, measured)) console.log(toRow(score));
}
