const BUTTON = /<(Button|ButtonLink)\b[\s\S]*?<\/\1>/g;
/** The label that a form gives to its button, up to the brace that opens its value. */
const SUBMIT_LABEL = /\bsubmitLabel=(?=\{)/g;
/** The label of a button of a notice, which is a key or a choice between two. */
const NOTICE_LABEL = /\blabel: \{\s*key: ([^,}]*)/g;
/** A variable or a property as the whole of what a button shows. */
const NAME = /\{(\w+)\}/g;
/** The name of a button for screen readers takes no room. */
const UNSEEN = /\baria-[a-z]+=\{t\([^)]*\)\}/g;
const TRANSLATION = /\b(?:t|translate)\(/g;
const LITERAL = /'([^'\n]+)'|`([^`\n]+)`/g;
const PLURAL_SUFFIX = /_(?:zero|one|two|few|many|other)$/;

/** Returns the text from the opening bracket at `start` to the closing one. */
function readBrackets(text, start) {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if ('([{'.includes(text[index])) depth++;
    if (')]}'.includes(text[index]) && --depth === 0) return text.slice(start, index + 1);
  }
  return text.slice(start);
}

/** Returns the keys, or templates of keys, of the translations in a text. */
const listTranslations = (text) =>
  [...text.matchAll(TRANSLATION)].flatMap((call) => [
    ...readBrackets(text, call.index + call[0].length - 1).matchAll(LITERAL),
  ]);

/**
 * Returns the texts that the buttons of a source show: what is inside of them, and of a name what the source gives to
 * it, as a variable (`const name = t('…')`) or as a property of the component (`name={t('…')}`).
 */
function listButtonTexts(source) {
  const buttons = [
    ...[...source.matchAll(BUTTON)].map(([button]) => button.replace(UNSEEN, '')),
    ...[...source.matchAll(SUBMIT_LABEL)].map((label) => readBrackets(source, label.index + label[0].length)),
  ];
  const names = new Set(buttons.flatMap((button) => [...button.matchAll(NAME)].map(([, name]) => name)));
  const values = [...names].flatMap((name) => [
    ...[...source.matchAll(new RegExp(`\\bconst ${name} = [^;]*`, 'g'))].map(([value]) => value),
    ...[...source.matchAll(new RegExp(`\\b${name}=(?=\\{)`, 'g'))].map((property) =>
      readBrackets(source, property.index + property[0].length),
    ),
  ]);
  return [...buttons, ...values];
}

/** Turns a key, or a template of keys with `${…}`, into a pattern for the keys that it stands for. */
const toPattern = (literal) =>
  new RegExp(
    `^${literal
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^.]+')}$`,
  );

/**
 * Returns the keys of the texts that buttons show: those of the `t('…')` inside `<Button>` and `<ButtonLink>`, of the
 * label that a form gives to its button, and of the labels of the buttons of notices.
 *
 * @param {Iterable<string>} sources texts of the sources
 * @param {Iterable<string>} keys all keys of the reference catalogue
 */
export function findButtonKeys(sources, keys) {
  const known = [...new Set([...keys].map((key) => key.replace(PLURAL_SUFFIX, '')))];
  const found = new Set();
  for (const source of sources) {
    const literals = [
      ...listButtonTexts(source).flatMap(listTranslations),
      ...[...source.matchAll(NOTICE_LABEL)].flatMap(([, key]) => [...key.matchAll(LITERAL)]),
    ];
    for (const [, key, template] of literals) {
      const pattern = toPattern(key ?? template);
      for (const candidate of known) if (pattern.test(candidate)) found.add(candidate);
    }
  }
  return [...found].sort();
}
