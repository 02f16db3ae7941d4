/*
 * The behaviour reference, docs/behaviour, states one clause in each list item, under a number: `LOGIN-3.2` is the
 * second clause of the requirement LOGIN-3. A number keeps its meaning: a clause that is removed leaves a gap, and a
 * new one gets the next number. A test names in its title the clauses that it would fail without; a `describe` names
 * those of all its tests, or a requirement as a whole.
 */

const ITEM = /^- \*\*(\S+)\*\* (.*(?:\n {2}\S.*)*)/gm;
const NUMBER = /^[A-Z0-9]+-\d+\.\d+$/;
const SENTENCE_END = /\.\s+(?=[A-Z`])/;

/**
 * Returns the clauses of a file of docs/behaviour in order, with their numbers. A list item without a number has the
 * text in its place.
 *
 * @param {string} text
 */
export const parseClauses = (text) =>
  [...text.matchAll(ITEM)].map(([, number, sentence]) => ({ number, sentence: sentence.replace(/\s+/g, ' ') }));

const HEADING = /^#+ .*$/gm;

/**
 * Returns a finding for each paragraph of a file of docs/behaviour that is neither a heading nor a clause: what it
 * states has no number, so that no test can name it. One paragraph below the title may introduce the file.
 */
export function findUnnumberedProse(/** @type {string} */ file, /** @type {string} */ text) {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => paragraph.replace(ITEM, '').replace(HEADING, '').trim());
  const isIntroduction = (/** @type {number} */ index) => index === 1;
  return paragraphs.flatMap((prose, index) =>
    prose === '' || isIntroduction(index) ? [] : [`${file} states without a number: ${prose.replace(/\s+/g, ' ')}`],
  );
}

/** Returns the requirement that a clause belongs to: `LOGIN-3` for `LOGIN-3.2`. */
export const requirementOf = (/** @type {string} */ number) => number.split('.', 1)[0];

/**
 * Compares the clauses with the titles of all tests. Returns the tests of each clause, and a finding for each
 * disagreement.
 *
 * @param {readonly { number: string, sentence: string }[]} clauses
 * @param {readonly { file: string, ids: readonly string[], repeated: readonly string[], title: string }[]} titles
 */
export function compareClausesWithTests(clauses, titles) {
  const numbers = clauses.map(({ number }) => number);
  const known = new Set([...numbers, ...numbers.map(requirementOf)]);
  const tests = new Map(numbers.map((number) => [number, titles.filter(({ ids }) => ids.includes(number))]));
  const findings = clauses.flatMap(({ number, sentence }, index) => {
    if (!NUMBER.test(number)) return [`"${number}" is no number of a clause, such as LOGIN-3.2`];
    const previous = numbers[index - 1] ?? '';
    const isOutOfOrder =
      requirementOf(previous) === requirementOf(number) && lastNumber(previous) >= lastNumber(number);
    return [
      ...(numbers.indexOf(number) < index ? [`${number} is stated twice`] : []),
      ...(isOutOfOrder ? [`${number} stands after ${previous}`] : []),
      ...(SENTENCE_END.test(sentence) ? [`${number} has more than one sentence`] : []),
      ...(tests.get(number).length === 0 ? [`${number} has no test: ${sentence}`] : []),
    ];
  });
  const unknown = titles.flatMap(({ file, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file} tests ${id}, which docs/behaviour does not state`),
  );
  const repeated = titles.flatMap(({ file, repeated: ids, title }) =>
    ids.map((id) => `${file} repeats ${id} of the describe: ${title}`),
  );
  return { tests, findings: [...findings, ...unknown, ...repeated] };
}

const lastNumber = (number) => Number(number.split('.')[1]);

const NAMED = /\b([A-Z][A-Z0-9]*)-\d+(?:\.\d+)?\b/g;

/**
 * Returns a finding for each clause or requirement that a document names, as evidence of what it says, and that does not
 * exist. Other texts of this form, such as UTF-8, have a prefix that no requirement has.
 */
export function findUnknownClauses(
  /** @type {string} */ file,
  /** @type {string} */ text,
  /** @type {readonly { number: string }[]} */ clauses,
) {
  const known = new Set(clauses.flatMap(({ number }) => [number, requirementOf(number)]));
  const prefixes = new Set([...known].map((number) => number.split('-', 1)[0]));
  return [...text.matchAll(NAMED)]
    .filter(([number, prefix]) => prefixes.has(prefix) && !known.has(number))
    .map(([number]) => `${file} names ${number}, which docs/behaviour does not have`);
}
