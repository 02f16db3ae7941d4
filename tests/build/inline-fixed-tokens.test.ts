import { expect, test } from 'vitest';
import { inlineFixedTokens } from '../../deploy/build/styles/inline-fixed-tokens.mjs';

const TOKENS =
  ':root {\n  --accent: #565656;\n  --size-8: 8px;\n  --size-80: 80px;\n  --stroke: 2px;\n  --layer-bar: 10;\n  --game-bar: #16161a;\n}';

test.each([
  [
    '.a { inline-size: var(--size-80); padding: calc(-1 * var(--size-8)) }',
    '.a { inline-size: 80px; padding: calc(-1 * 8px) }',
  ],
  ['.a { z-index: var(--layer-bar); outline: var(--stroke) }', '.a { z-index: 10; outline: 2px }'],
  ['.a { background: var(--game-bar) }', '.a { background: #16161a }'],
  // A merchant may change it.
  ['.a { color: var(--accent) }', '.a { color: var(--accent) }'],
])('a built style sheet has %j as %j', (css, built) => {
  expect(inlineFixedTokens(css, TOKENS)).toBe(built);
});

test('a built page does not define tokens whose values its style sheets contain', () => {
  expect(inlineFixedTokens(TOKENS, TOKENS)).toBe(':root {\n  --accent: #565656;\n}');
});
