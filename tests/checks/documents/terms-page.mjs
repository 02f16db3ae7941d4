/** A counter shows the number that it follows, in place of the end of the placeholder. */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\u00ad', '').replaceAll('}}', '…');

/**
 * Renders docs/terms.md from docs/terms.json: the words of each term in every language, and the words to avoid.
 *
 * @param {readonly string[]} codes codes of the languages
 */
export function renderTermsPage({ terms, avoid }, codes) {
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const avoided = codes.flatMap((code) =>
    Object.entries(avoid[code] ?? {}).map(([word, better]) => row([code, cell(word.trim()), cell(better)])),
  );
  return [
    '# Terms',
    '',
    'One word for one thing in every language (I18N-1). The page is generated from `docs/terms.json` by `npm run terms`.',
    '`npm run check` fails when a catalogue has another word, and when the page is out of date. The words are what all',
    'forms of a word have in common, so some are stems; several are alternatives, such as noun and verb. A counter stands',
    'after the number that it counts, as …回.',
    '',
    '## Meanings',
    '',
    ...terms.map(({ term, meaning }) => `- **${term}**: ${meaning}.`),
    '',
    '## Words',
    '',
    row(['Language', ...terms.map(({ term }) => term)]),
    row(['---', ...terms.map(() => '---')]),
    ...codes.map((code) => row([code, ...terms.map(({ words }) => cell(words[code].join(', ')))])),
    '',
    '## Words to avoid',
    '',
    row(['Language', 'Not', 'But']),
    row(['---', '---', '---']),
    ...avoided,
    '',
  ].join('\n');
}
