import { parseExpression } from './parse-expression.mjs';

class StepLimitError extends Error {}

/**
 * Returns a function that counts the steps of a backtracking engine that searches a text for all matches of an
 * expression, up to a limit. A step is a character or an edge that is compared; unlike a time, it is the same on every
 * machine. The second function returns the place and length of each match of the last text.
 *
 * @param {string} source
 * @param {string} flags
 * @returns {{ countSteps: (text: string, limit: number) => number, getMatches: () => [number, number][] }}
 */
export function createStepCounter(source, flags) {
  const { tree, groups } = parseExpression(source, flags);
  let text = [];
  let steps = 0;
  let limit = 0;
  let captures = [];
  /** @type {[number, number][]} */
  let matches = [];
  const step = () => {
    steps += 1;
    if (steps > limit) throw new StepLimitError();
  };

  /**
   * Compiles a node into a function that matches at a position and then calls the continuation; it returns the end of
   * the whole match, -1 without one.
   */
  const forward = compile(tree, 1);

  return { countSteps, getMatches: () => matches };

  function countSteps(input, maximum) {
    text = [...input];
    matches = [];
    steps = 0;
    limit = maximum;
    try {
      for (let from = 0; from <= text.length; ) {
        captures = new Array(groups + 1);
        const end = forward(from, (i) => i);
        if (end >= 0) matches.push([from, end - from]);
        from = end > from ? end : from + 1;
        if (flags.includes('y') && end < 0) break;
      }
    } catch (error) {
      if (!(error instanceof StepLimitError)) throw error;
    }
    return steps;
  }

  function compile(node, direction) {
    switch (node.type) {
      case 'alternatives':
        return compileAlternatives(node.items.map((item) => compile(item, direction)));
      case 'sequence':
        return compileSequence(
          node.items.map((item) => compile(item, direction)),
          direction,
        );
      case 'group':
        return compileGroup(compile(node.item, direction), node.index, direction);
      case 'repeat':
        return node.item.type === 'character'
          ? compileCharacterRepeat(node, direction)
          : compileRepeat(compile(node.item, direction), node);
      case 'look':
        return compileLook(compile(node.item, node.behind ? -1 : 1), node.negative);
      case 'reference':
        return (i, next) => {
          step();
          const captured = captures[node.index] ?? [];
          const isSame = captured.every((character, k) => text[i + k] === character);
          return isSame ? next(i + captured.length) : -1;
        };
      case 'edge':
        return (i, next) => {
          step();
          return node.test(text, i) ? next(i) : -1;
        };
      default:
        return (i, next) => {
          step();
          const character = text[direction > 0 ? i : i - 1];
          return character !== undefined && node.test(character) ? next(i + direction) : -1;
        };
    }
  }

  function compileAlternatives(matchers) {
    return (i, next) => {
      for (const matcher of matchers) {
        const end = matcher(i, next);
        if (end >= 0) return end;
      }
      return -1;
    };
  }

  function compileSequence(matchers, direction) {
    const ordered = direction > 0 ? matchers : matchers.toReversed();
    const run = (k, i, next) => (k === ordered.length ? next(i) : ordered[k](i, (end) => run(k + 1, end, next)));
    return (i, next) => run(0, i, next);
  }

  function compileGroup(matcher, index, direction) {
    if (index === undefined) return matcher;
    return (i, next) =>
      matcher(i, (end) => {
        const before = captures[index];
        captures[index] = direction > 0 ? text.slice(i, end) : text.slice(end, i);
        const result = next(end);
        if (result < 0) captures[index] = before;
        return result;
      });
  }

  /** Without recursion, because it repeats as often as the text is long. */
  function compileCharacterRepeat({ item, min, max, lazy }, direction) {
    const matchesAt = (i) => {
      step();
      const character = text[direction > 0 ? i : i - 1];
      return character !== undefined && item.test(character);
    };
    return (i, next) => {
      let count = 0;
      const most = lazy ? min : max;
      while (count < most && matchesAt(i + count * direction)) count += 1;
      if (count < min) return -1;
      for (;;) {
        step();
        const end = next(i + count * direction);
        if (end >= 0) return end;
        if (lazy ? count >= max || !matchesAt(i + count * direction) : count <= min) return -1;
        count += lazy ? 1 : -1;
      }
    };
  }

  function compileRepeat(matcher, { min, max, lazy }) {
    const run = (count, i, next) => {
      const again = () =>
        count < max ? matcher(i, (end) => (end === i && count >= min ? -1 : run(count + 1, end, next))) : -1;
      if (count < min) return again();
      const first = lazy ? next(i) : again();
      if (first >= 0) return first;
      return lazy ? again() : next(i);
    };
    return (i, next) => run(0, i, next);
  }

  function compileLook(matcher, negative) {
    return (i, next) => (matcher(i, (end) => Math.max(end, 0)) >= 0 === negative ? -1 : next(i));
  }
}
