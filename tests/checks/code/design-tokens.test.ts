import { describe, expect, test } from 'vitest';
import { findDesignTokenErrors } from './find-design-token-errors.mjs';

const TOKENS =
  ':root { --space-2: 8px; --radius: 8px; --radius-large: 16px; --text: #141414; --layer-bar: 10; --motion-fast: 100ms; }';
const errors = (css: string) => findDesignTokenErrors(new Map([['a.module.css', css]]), TOKENS);

describe('check of design tokens', () => {
  test.each([
    ['.a { padding: var(--space-2) 0; color: var(--text); }'],
    ['.a { inline-size: 50%; max-block-size: 60dvh; flex: 1 1 0; line-height: 1.4; }'],
    ['.a { border-radius: var(--radius-large) var(--radius) 0 0; }'],
    ['.a { border-start-start-radius: 0; border-radius: calc(var(--radius) + var(--space-2)); }'],
    ['.a { line-height: 1; }'],
    ['.a { line-height: max(1.2, var(--space-2)); }'],
    ['.a { z-index: var(--layer-bar); transition: scale var(--motion-fast); }'],
    ['.a { --gap: var(--space-2); gap: var(--gap); }'],
    ['@media (max-height: 480px) { .a { gap: calc(var(--space-2) * 2); } } /* was 12px */'],
  ])('the check accepts the CSS %s', (css) => {
    expect(errors(css)).toEqual([]);
  });

  test.each([
    ['.a { padding: 7px; }', 'padding has the raw value 7px'],
    ['.a { inset: calc(var(--space-2) + 1.5rem) }', 'inset has the raw value 1.5rem'],
    ['.a { color: #fff; }', 'color has the raw value #fff'],
    ['.a { background: rgb(0 0 0 / 50%); }', 'background has the raw value rgb('],
    ['.a { color: white; }', 'color has the raw value white'],
    ['.a { border-radius: var(--space-2); }', 'border-radius has the raw value var(--space-2)'],
    ['.a { border-radius: 50%; }', 'border-radius has the raw value 50%'],
    ['.a { z-index: 3; }', 'z-index has the raw value 3'],
    ['.a { font-weight: 700; }', 'font-weight has the raw value 700'],
    ['.a { line-height: 1.2; }', 'line-height has the raw value 1.2'],
    ['.a { transition: scale 120ms; }', 'transition has the raw value 120ms'],
    ['.a { --gap: 3px; }', 'gap has the raw value 3px'],
    ['.a { color: var(--ink); }', '--ink is not a token'],
    ['.a { --layer-bar: var(--text); }', '--layer-bar is fixed, and is defined again'],
    ['.a { z-index: var(--layer-bar, var(--text)); }', '--layer-bar is fixed, and has a fallback'],
  ])('for the CSS “%s”, the check reports the error “%s”', (css, error) => {
    expect(errors(css)).toEqual([`a.module.css: ${error}`]);
  });

  test('the check reports a fixed token that is made of another token', () => {
    const tokens = `${TOKENS} :root { --size-4: calc(var(--space-2) * 2); }`;
    expect(findDesignTokenErrors(new Map(), tokens)).toEqual(['--size-4 is fixed, and has a value with another token']);
  });
});
