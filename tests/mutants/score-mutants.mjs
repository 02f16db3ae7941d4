import path from 'node:path';

/**
 * A mutant as Stryker reports it, with its file relative to the repository.
 *
 * @typedef {{ fileName: string, status: string, mutatorName: string, replacement?: string,
 *   location: { start: { line: number, column: number }, end: { line: number, column: number } } }} Mutant
 * @typedef {{ name: string, detected: number, survived: number, uncovered: number, score: number }} Score
 */

/**
 * Statuses of detected mutants. Mutants with a status that is in neither DETECTED nor UNDETECTED, such as `Ignored`
 * or `CompileError`, do not affect the score.
 */
const DETECTED = new Set(['Killed', 'Timeout']);
const UNDETECTED = new Set(['Survived', 'NoCoverage']);

/**
 * Returns a score for each folder with mutants, in alphabetical order of the folders. `score` is the percentage of
 * detected mutants.
 *
 * @param {readonly Mutant[]} mutants
 * @returns {Score[]}
 */
export function scoreMutantsByFolder(mutants) {
  const folders = new Set(mutants.map(folderOf));
  return [...folders]
    .sort()
    .map((name) =>
      scoreMutants(
        name,
        mutants.filter((mutant) => folderOf(mutant) === name),
      ),
    )
    .filter(({ detected, survived, uncovered }) => detected + survived + uncovered > 0);
}

/**
 * Scores the mutants of each path, a file or a folder including subfolders.
 *
 * @param {readonly string[]} paths
 * @param {readonly Mutant[]} mutants
 * @returns {Score[]}
 */
export function scoreMutantsByPath(paths, mutants) {
  return paths.map((name) =>
    scoreMutants(
      name,
      mutants.filter(({ fileName }) => fileName === name || fileName.startsWith(`${name}/`)),
    ),
  );
}

/**
 * Returns a finding for each path whose score is below the minimum or that has no mutants.
 *
 * @param {readonly Score[]} scores
 * @param {number} minimum
 */
export function findLowScores(scores, minimum) {
  return scores
    .filter(({ score }) => !(score >= minimum))
    .map(({ name, score }) =>
      Number.isNaN(score) ? `${name} has no mutants` : `${name}: ${score.toFixed(1)} % is less than ${minimum} %`,
    );
}

/**
 * Lists the mutants that no test detected as `file:line:column  mutator: code → replacement`.
 *
 * @param {readonly Mutant[]} mutants
 * @param {ReadonlyMap<string, string>} sources text by file
 */
export function describeUndetectedMutants(mutants, sources) {
  return mutants
    .filter(({ status }) => UNDETECTED.has(status))
    .sort(
      (a, b) =>
        a.fileName.localeCompare(b.fileName) ||
        a.location.start.line - b.location.start.line ||
        a.location.start.column - b.location.start.column,
    )
    .map(({ fileName, location, mutatorName, replacement = '', status }) => {
      const code = shorten(textAt(sources.get(fileName) ?? '', location));
      const note = status === 'NoCoverage' ? ' (no test runs it)' : '';
      const place = `${fileName}:${location.start.line}:${location.start.column}`;
      return `${place}  ${mutatorName}: ${code} → ${shorten(replacement)}${note}`;
    });
}

const folderOf = ({ fileName }) => path.posix.dirname(fileName);

function scoreMutants(name, mutants) {
  const count = (matches) => mutants.filter(({ status }) => matches(status)).length;
  const detected = count((status) => DETECTED.has(status));
  const survived = count((status) => status === 'Survived');
  const uncovered = count((status) => status === 'NoCoverage');
  return { name, detected, survived, uncovered, score: (detected / (detected + survived + uncovered)) * 100 };
}

/** Returns the code at a location, whose lines and columns count from one and whose end is exclusive. */
function textAt(text, { start, end }) {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  if (lines.length === 0) return '';
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join(' ');
}

const shorten = (code) => {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};
