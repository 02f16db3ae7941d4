/*
 * The titles of a test source with the requirements and clauses that they name. A `describe` names what all its tests
 * cover, so that their own titles need not.
 */

/**
 * The first argument of `test(…)`, `describe(…)` and their variants, or of what `.each(…)` returns. The third group is
 * the title.
 */
const TITLE = /(?:\b(test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\2)[^\\\n])*)\2,/g;
const DESCRIBE = /^( *)(?:test\.)?describe(?:\.\w+)*\(/gm;
const TEST = /^ *test(?:\.(?:each|for|only))?\(/gm;
/** A title with IDs is also found in the row of a table. */
const TITLE_WITH_ID = /(['"`])((?:\[[A-Z0-9]+-\d+(?:\.\d+)?\] ?)+(?:\\.|(?!\1)[^\\])*)\1/g;
const ID = /\[([A-Z0-9]+-\d+(?:\.\d+)?)\]/g;
const IDS = /^(?:\[[A-Z0-9]+-\d+(?:\.\d+)?\]\s*)+/;
const NO_TEST = /\.(?:skip|todo|fixme)\b|^\s*(?:\/\/|\*|\/\*)/;

/**
 * Returns the titles of tests and `describe` blocks in order, each with the position of its first character.
 *
 * @param {string} source
 */
export const parseTitles = (source) =>
  [...source.matchAll(TITLE)].map(({ 0: match, 3: title, index }) => ({
    index: index + match.length - title.length - 2,
    ...splitTitle(title),
  }));

/**
 * Returns what a test source covers: each title that names requirements or clauses, and each test in a `describe` that
 * does. `title` begins with the title of the `describe`; `repeated` are the IDs that both name. Ignores skipped tests.
 *
 * @param {string} source
 */
export function parseTestTitles(source) {
  const titles = parseTitles(source);
  const titleAfter = (index) => titles.find((title) => title.index > index);
  const describes = [...source.matchAll(DESCRIBE)].flatMap(({ index, 1: indent }) => {
    const found = titleAfter(index);
    return found ? [{ ...found, end: source.indexOf(`\n${indent}})`, found.index) }] : [];
  });
  const tests = [...source.matchAll(TEST)].map(({ index }) => titleAfter(index)).filter(Boolean);
  const withIds = [...source.matchAll(TITLE_WITH_ID)].map(({ 2: title, index }) => ({
    index: index + 1,
    ...splitTitle(title),
  }));
  return [...new Map([...tests, ...withIds].map((title) => [title.index, title])).values()]
    .filter(({ index }) => !NO_TEST.test(lineAt(source, index)) && !describes.some((one) => one.index === index))
    .sort((one, other) => one.index - other.index)
    .map(({ index, ids, title }) => {
      const around = describes.filter((describe) => describe.index < index && index < describe.end);
      const shared = around.flatMap((describe) => describe.ids);
      return {
        ids: [...new Set([...shared, ...ids])],
        repeated: ids.filter((id) => shared.includes(id)),
        title: [...around.map((describe) => describe.title), title].join(' › '),
      };
    })
    .filter(({ ids }) => ids.length > 0);
}

/** Splits a title into the IDs at its start and the text after them. */
function splitTitle(/** @type {string} */ title) {
  const [numbers = ''] = title.match(IDS) ?? [];
  return { ids: [...numbers.matchAll(ID)].map(([, id]) => id), title: title.slice(numbers.length).trim() };
}

const lineAt = (source, index) => source.slice(source.lastIndexOf('\n', index) + 1, index);
