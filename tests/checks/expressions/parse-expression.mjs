/**
 * Parses the source of a regular expression into a tree: `{ type: 'alternatives' | 'sequence', items }`, `{ type:
 * 'repeat', item, min, max, lazy }`, `{ type: 'group', item, index? }`, `{ type: 'look', item, behind, negative }`,
 * `{ type: 'reference', index }`, `{ type: 'edge', test }` and `{ type: 'character', source, test }`. Whether a
 * character matches is left to the engine.
 *
 * @param {string} source
 * @param {string} flags
 */
export function parseExpression(source, flags) {
  let at = 0;
  let groups = 0;
  /** @type {Map<string, number>} */
  const names = new Map();
  const isMultiline = flags.includes('m');
  const tree = alternatives();
  if (at < source.length) throw new Error(`Unexpected ${source[at]} at ${at} of /${source}/`);
  return { tree: withNames(tree), groups };

  function alternatives() {
    const items = [sequence()];
    while (source[at] === '|') {
      at += 1;
      items.push(sequence());
    }
    return items.length === 1 ? items[0] : { type: 'alternatives', items };
  }

  function sequence() {
    const items = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') items.push(repeated(term()));
    return { type: 'sequence', items };
  }

  function repeated(item) {
    const found = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})(\??)/.exec(source.slice(at));
    if (!found) return item;
    at += found[0].length;
    const [, sign, least, comma, most, lazy] = found;
    const min = sign ? Number(sign === '+') : Number(least);
    const open = sign ? sign !== '?' : comma !== undefined && most === '';
    const max = open ? Number.POSITIVE_INFINITY : sign ? 1 : Number(most ?? least);
    return { type: 'repeat', item, min, max, lazy: lazy === '?' };
  }

  function term() {
    const character = source[at];
    if (character === '(') return group();
    if (character === '^' || character === '$') {
      at += 1;
      return { type: 'edge', test: character === '^' ? isStart : isEnd };
    }
    if (character === '\\') return escaped();
    const from = at;
    if (character === '[') skipClass();
    else at += (source.codePointAt(at) ?? 0) > 0xffff && /[uv]/.test(flags) ? 2 : 1;
    return characterNode(source.slice(from, at));
  }

  function group() {
    const found = /^\((?:\?(?:(:)|(<?[=!])|<([^>]+)>))?/.exec(source.slice(at));
    at += found[0].length;
    const [, plain, look, name] = found;
    const index = plain || look ? undefined : ++groups;
    if (name) names.set(name, index);
    const item = alternatives();
    if (source[at] !== ')') throw new Error(`Missing ) in /${source}/`);
    at += 1;
    return look
      ? { type: 'look', item, behind: look.startsWith('<'), negative: look.endsWith('!') }
      : { type: 'group', item, index };
  }

  function escaped() {
    const rest = source.slice(at);
    const edge = /^\\[bB]/.exec(rest);
    if (edge) {
      at += 2;
      return { type: 'edge', test: edge[0] === '\\b' ? isWordEdge : (text, i) => !isWordEdge(text, i) };
    }
    const reference = /^\\(?:([1-9]\d*)|k<([^>]+)>)/.exec(rest);
    if (reference) {
      at += reference[0].length;
      return { type: 'reference', index: Number(reference[1]), name: reference[2] };
    }
    const [character] = /^\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|c[a-z]|.)/is.exec(rest);
    at += character.length;
    return characterNode(character);
  }

  function skipClass() {
    let depth = 0;
    do {
      if (source[at] === '\\') at += 1;
      // Only the flag v allows a class in a class.
      else if (source[at] === '[' && (depth === 0 || flags.includes('v'))) depth += 1;
      else if (source[at] === ']') depth -= 1;
      at += 1;
    } while (depth > 0);
  }

  function characterNode(text) {
    const engine = new RegExp(`^(?:${text})$`, flags.replace(/[gymd]/g, ''));
    /** @type {Map<string, boolean>} */
    const known = new Map();
    return {
      type: 'character',
      source: text,
      test(character) {
        const stored = known.get(character);
        if (stored !== undefined) return stored;
        const result = engine.test(character);
        known.set(character, result);
        return result;
      },
    };
  }

  function isStart(text, i) {
    return i === 0 || (isMultiline && text[i - 1] === '\n');
  }

  function isEnd(text, i) {
    return i === text.length || (isMultiline && text[i] === '\n');
  }

  /** A reference by name may stand before its group. */
  function withNames(node) {
    if (node.type === 'reference' && node.name !== undefined) return { ...node, index: names.get(node.name) };
    if (node.items) return { ...node, items: node.items.map(withNames) };
    return node.item ? { ...node, item: withNames(node.item) } : node;
  }
}

const isWord = (character) => character !== undefined && /\w/.test(character);
const isWordEdge = (text, i) => isWord(text[i - 1]) !== isWord(text[i]);
