const PROMISED = /^(?:- \*\*|#+ )([A-Z0-9]+-\d+)\b/gm;
const TITLE = /(['"`])((?:(?!\1).)*\[[A-Z0-9]+-\d+\](?:(?!\1).)*)\1/g;
const NOT_RUN = /\.(?:skip|todo|fixme)\b/;

/** IDs of the rules a text of docs/behaviour states. */
export const idsPromised = (text) => [...text.matchAll(PROMISED)].map(([, id]) => id);

/** IDs the test titles of a source carry; a test that does not run proves nothing. */
export function idsProven(source) {
  const lines = source.split('\n').filter((line) => !NOT_RUN.test(line) && !/^\s*(?:\/\/|\*|\/\*)/.test(line));
  const titles = lines.flatMap((line) => [...line.matchAll(TITLE)].map(([, , title]) => title));
  return titles.flatMap((title) => [...title.matchAll(/\[([A-Z0-9]+-\d+)\]/g)].map(([, id]) => id));
}

/**
 * The behaviour reference against the tests. `promised`: IDs; `proven`: ID → files of tests; `planned`: IDs of open work,
 * of which parts may be tested already: what is planned is not whole until it leaves that list.
 * Answers a printable row for every ID and what does not agree.
 */
export function judgeBehaviour(promised, proven, planned) {
  const isPlanned = new Set(planned);
  const known = new Set(promised);
  const rows = promised.map((id) => {
    const files = proven.get(id) ?? [];
    const state = isPlanned.has(id) ? (files.length > 0 ? 'begun: ' : 'planned') : files.length > 0 ? '' : 'NO TEST';
    return `  ${id.padEnd(10)} ${state}${files.join(', ')}`;
  });
  const findings = [
    ...promised.filter((id, index) => promised.indexOf(id) < index).map((id) => `${id} is stated twice`),
    ...promised.filter((id) => !proven.has(id) && !isPlanned.has(id)).map((id) => `${id} has no test`),
    ...planned.filter((id) => !known.has(id)).map((id) => `${id} is planned, and stands nowhere in docs/behaviour`),
    ...[...proven.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `${id} is tested, and stands nowhere in docs/behaviour`),
  ];
  return { rows, findings };
}
