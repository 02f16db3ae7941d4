const STATED_ID = /^(?:- \*\*|#+ )([A-Z0-9]+-\d+)\b/gm;
const TITLE_WITH_ID = /(['"`])((?:(?!\1).)*\[[A-Z0-9]+-\d+\](?:(?!\1).)*)\1/g;
const SKIPPED_TEST = /\.(?:skip|todo|fixme)\b/;

/** Returns the IDs in a file of docs/behaviour. */
export const parseBehaviourIds = (text) => [...text.matchAll(STATED_ID)].map(([, id]) => id);

/** Returns the IDs in the test titles of a source. Ignores skipped tests. */
export function parseTestedBehaviourIds(source) {
  const lines = source.split('\n').filter((line) => !SKIPPED_TEST.test(line) && !/^\s*(?:\/\/|\*|\/\*)/.test(line));
  const titles = lines.flatMap((line) => [...line.matchAll(TITLE_WITH_ID)].map(([, , title]) => title));
  return titles.flatMap((title) => [...title.matchAll(/\[([A-Z0-9]+-\d+)\]/g)].map(([, id]) => id));
}

/**
 * Compares the behaviour reference with the tests. Returns a printable row for every ID, and a finding for each
 * disagreement.
 *
 * @param {readonly string[]} stated IDs of the behaviour reference
 * @param {ReadonlyMap<string, readonly string[]>} tested test files by ID
 * @param {readonly string[]} planned IDs of open work, which may already be tested in part
 */
export function checkBehaviourCoverage(stated, tested, planned) {
  const isPlanned = new Set(planned);
  const isStated = new Set(stated);
  const rows = stated.map((id) => {
    const files = tested.get(id) ?? [];
    const state = isPlanned.has(id) ? (files.length > 0 ? 'partly: ' : 'planned') : files.length > 0 ? '' : 'NO TEST';
    return `  ${id.padEnd(10)} ${state}${files.join(', ')}`;
  });
  const findings = [
    ...stated.filter((id, index) => stated.indexOf(id) < index).map((id) => `${id} is stated twice`),
    ...stated.filter((id) => !tested.has(id) && !isPlanned.has(id)).map((id) => `${id} has no test`),
    ...planned.filter((id) => !isStated.has(id)).map((id) => `${id} is planned, but docs/behaviour does not state it`),
    ...[...tested.keys()]
      .filter((id) => !isStated.has(id))
      .map((id) => `${id} is tested, but docs/behaviour does not state it`),
  ];
  return { rows, findings };
}
