import { parseExpression } from './parse-expression.mjs';

/** Characters from which the texts are made, besides those in the expression itself. */
const COMMON_CHARACTERS = [...'a0A_ -.,:;/\\<>&#"\'()[]{}=@%+!?\n\t', '\u200b', 'é', '中', 'ا', '٠', '\ud83d\ude00'];
/** What follows the repeated part: nothing, or a character at which a match fails. */
const SUFFIXES = ['', '\u0001', '\n', 'é'];
const MAX_PARTS = 80;

/**
 * Returns texts as `{ prefix, part, suffix }` on which a backtracking engine may take long if `part` is repeated:
 * each character that the expression knows, and, for each repetition in it, a shortest text that leads there and a
 * text that it repeats.
 */
export function buildAdversarialTexts(source, flags) {
  const { tree } = parseExpression(source, flags);
  const escaped = [...source.matchAll(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2}))/gi)].map(
    ([, point, unit, byte]) => String.fromCodePoint(Number.parseInt(point ?? unit ?? byte, 16)),
  );
  const characters = [...new Set([...source, ...escaped, ...COMMON_CHARACTERS])];
  /** @type {Map<string, {prefix: string, part: string}>} */
  const parts = new Map();
  const add = (prefix, part) => {
    if (part !== '' && parts.size < MAX_PARTS) parts.set(`${prefix}\u0000${part}`, { prefix, part });
  };
  visit(tree, '');
  // A branch that matches at the start alone may hide the others.
  const prefixes = source.includes('^') ? ['', 'é'] : [''];
  for (const prefix of prefixes) for (const character of characters) if (knows(tree, character)) add(prefix, character);
  return [...parts.values()].flatMap((one) => SUFFIXES.map((suffix) => ({ ...one, suffix })));

  /** Calls `add` for every open repetition in a node; `before` is a text that leads to the node. */
  function visit(node, before) {
    switch (node.type) {
      case 'sequence': {
        let prefix = before;
        for (const item of node.items) {
          visit(item, prefix);
          prefix += examples(item)[0] ?? '';
        }
        break;
      }
      case 'alternatives':
        for (const item of node.items) visit(item, before);
        break;
      case 'repeat':
        if (node.max > 20) {
          for (const part of examples(node.item).slice(0, 4)) {
            add(before, part);
            add('', before + part);
          }
          add(before, examples(node.item).join(''));
        }
        visit(node.item, before);
        break;
      case 'group':
      case 'look':
        visit(node.item, before);
        break;
    }
  }

  /** Returns texts that a node matches, one for each of its branches. */
  function examples(node) {
    switch (node.type) {
      case 'character':
        return characters.filter((character) => node.test(character)).slice(0, 3);
      case 'sequence':
        return node.items.reduce(
          (texts, item) => {
            const next = examples(item);
            return next.length === 0
              ? texts
              : texts.flatMap((text) => next.slice(0, 2).map((end) => text + end)).slice(0, 4);
          },
          [''],
        );
      case 'alternatives':
        return node.items.flatMap((item) => examples(item).slice(0, 2)).slice(0, 8);
      case 'repeat':
        return node.min > 0 ? examples(node.item).map((text) => text.repeat(node.min)) : ['', ...examples(node.item)];
      case 'group':
        return examples(node.item);
      default:
        return [];
    }
  }
}

/** Whether some part of an expression matches the character. */
function knows(node, character) {
  if (node.type === 'character') return node.test(character);
  return (node.items ?? (node.item ? [node.item] : [])).some((item) => knows(item, character));
}
