/**
 * Compares the clauses of the behaviour reference with the tests. A clause is a sentence of an ID's paragraph.
 * docs/behaviour/clauses.json lists the tests that cover each clause, and under `gap` the part of the clause that no
 * test covers.
 *
 * @typedef {{ clause: string, tests: string[], gap?: string }} Entry `clause`: the first words of the sentence
 */

const RULE = /^- \*\*([A-Z0-9]+-\d+)\*\* ([\s\S]*?)(?=\n- \*\*|\n\s*\n|\n#|$(?![\s\S]))/gm;
const SENTENCE_END = /(?<=\.)\s+(?=[A-Z`])/;
const ID_MARK = /\[[A-Z0-9]+-\d+\] ?/g;

/** Returns the sentences in the text of a file of docs/behaviour, by ID. */
export function parseClauses(text) {
  return new Map(
    [...text.matchAll(RULE)].map(([, id, body]) => [
      id,
      body
        .replace(/\n\s+- /g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .split(SENTENCE_END),
    ]),
  );
}

/**
 * Returns for each implemented ID its clauses with their tests, and a finding for each entry that matches
 * no sentence or names a test that does not exist. A sentence without an entry has no test.
 *
 * @param {ReadonlyMap<string, readonly string[]>} clauses sentences by ID
 * @param {Readonly<Record<string, readonly Entry[]>>} listed
 * @param {ReadonlyMap<string, string>} tests sources by file name without the folder, such as `call.test`
 * @param {readonly string[]} planned IDs of open work, which are skipped
 */
export function checkClauseCoverage(clauses, listed, tests, planned) {
  const implemented = [...clauses].filter(([id]) => !planned.includes(id));
  const titles = new Map([...tests].map(([file, text]) => [file, text.replace(ID_MARK, '')]));
  const rows = new Map(
    implemented.map(([id, sentences]) => [
      id,
      sentences.map((sentence) => {
        const entry = (listed[id] ?? []).find(({ clause }) => sentence.startsWith(clause));
        return { sentence, tests: entry?.tests ?? [], gap: entry?.gap };
      }),
    ]),
  );
  const findings = Object.entries(listed).flatMap(([id, entries]) =>
    entries.flatMap((entry) => [
      ...((clauses.get(id) ?? []).some((sentence) => sentence.startsWith(entry.clause))
        ? []
        : [`clauses.json: no sentence of ${id} begins with "${entry.clause}"`]),
      ...entry.tests
        .filter((test) => !hasTest(titles, test))
        .map((test) => `clauses.json: ${id} names a test that does not exist: ${test}`),
    ]),
  );
  return { rows, findings };
}

/**
 * Returns whether `test`, of the form `file: title`, exists: whether a string literal in the file is equal to the
 * title. `titles` maps each file to its source without the IDs.
 */
function hasTest(titles, test) {
  const separator = test.indexOf(': ');
  const title = test.slice(separator + 2);
  const source = titles.get(test.slice(0, separator)) ?? '';
  return title !== '' && ["'", '"', '`'].some((quote) => source.includes(quote + title + quote));
}
