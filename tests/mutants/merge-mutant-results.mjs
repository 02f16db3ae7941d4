/** @typedef {import('./score-mutants.mjs').Mutant} Mutant */

/**
 * Mutant statuses from the strongest to the weakest. Of the statuses from two passes, the stronger one is kept,
 * because one pass may detect a mutant that the other does not run.
 */
const PRECEDENCE = ['Killed', 'Timeout', 'Survived', 'Ignored', 'NoCoverage'];
const rank = (status) => (PRECEDENCE.includes(status) ? PRECEDENCE.indexOf(status) : PRECEDENCE.length);

/**
 * Returns the locations of the mutants that have not been detected, for a further pass. Each is a range
 * `file:line:column-line:column` in the format of Stryker, in which columns count from zero.
 *
 * @param {readonly Mutant[]} mutants
 */
export function listUndetectedMutantLocations(mutants) {
  const ranges = mutants
    .filter(({ status }) => status !== 'Killed' && status !== 'Timeout')
    .map(
      ({ fileName, location: { start, end } }) =>
        `${fileName}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
    );
  return [...new Set(ranges)];
}

/**
 * Merges the results of two passes with different tests: a mutant that either pass detects is detected.
 *
 * @param {readonly Mutant[]} first
 * @param {readonly Mutant[]} second
 * @returns {Mutant[]}
 */
export function mergeMutantResults(first, second) {
  const merged = new Map(first.map((mutant) => [keyOf(mutant), mutant]));
  for (const mutant of second) {
    const previous = merged.get(keyOf(mutant));
    if (!previous || rank(mutant.status) < rank(previous.status)) merged.set(keyOf(mutant), mutant);
  }
  return [...merged.values()];
}

const keyOf = ({ fileName, location, mutatorName, replacement }) =>
  JSON.stringify([fileName, location.start, location.end, mutatorName, replacement]);
