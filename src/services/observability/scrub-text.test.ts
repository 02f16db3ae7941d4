import { describe, expect, test } from 'vitest';
import { listSecretEncodings } from '../../../tests/support/page/storage-dump';
import { scrubText } from './scrub-text';

const PRIVATE = ['tok-AbC', 'Wonder-land-7', 'Tina Tran', 'ab', 'a.b(c', 'Zoë', '李伟'];
const scrub = (text: string) => scrubText(text, PRIVATE);

describe('[OPS-4.6] text that leaves the page', () => {
  test.each([
    // text, what is sent
    ['x is not a function', 'x is not a function'],
    ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
    ["Can't find variable: games", "Can't find variable: games"],
    ['HTTP 503 after 30 s', 'HTTP 503 after 30 s'],
    [
      'Failed to fetch dynamically imported module: https://m.fair.example/m/assets/pages-login-ABCD1234.js?t=1',
      'Failed to fetch dynamically imported module: https://m.fair.example/m/assets/pages-login-ABCD1234.js?…',
    ],
    // What the page knows.
    ['refused tok-AbC', 'refused [hidden]'],
    ['refused TOK-ABC', 'refused [hidden]'],
    ['no card of Tina Tran', 'no card of [hidden]'],
    ['no card of Tina%20Tran', 'no card of [hidden]'],
    ['a.b(c and Zo%C3%AB', '[hidden] and [hidden]'],
    ['no card of 李伟', 'no card of [hidden]'],
    ['grab a cab', 'grab a cab'],
    // What it does not know.
    ['to me@example.test, please', 'to [hidden] please'],
    ['to me%40example.test', 'to [hidden]'],
    ['call +63 917 000 0009', 'call +[hidden]'],
    ['call 0917-000-0009 now', 'call [hidden] now'],
    ['account 0012.3456.7890', 'account [hidden]'],
    ['number १२३४५६', 'number [hidden]'],
    ['token=abc&x=1', 'token=[hidden]&x=1'],
    ['Authorization: Bearer abc', 'Authorization: [hidden]'],
    ['at /wps/x?mobile=1', 'at /wps/x?…'],
    ['session 0192f0c1-9170-7cc3-98c4-917a00b00900', 'session [hidden]'],
    [`key ${'x'.repeat(41)}`, 'key [hidden]'],
    ['eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.c2ln', '[hidden].[hidden].c2ln'],
    // What browsers quote.
    [`Unexpected token 'T', "{"name":"Kim"..." is not valid JSON`, `Unexpected token '…', "…" is not valid JSON`],
    ['Unexpected identifier "Kim', 'Unexpected identifier "…"'],
    ["no card of 'Kim'", "no card of '…'"],
    ['no card of “Kim”', 'no card of "…"'],
    ['no card of `Kim`', 'no card of "…"'],
  ])('of “%s” is “%s”', (text, sent) => {
    expect(scrub(text)).toBe(sent);
  });

  test('is short, and has no part of a private text that was cut off, nor one in a usual encoding', () => {
    expect(scrub('no '.repeat(50_000))).toHaveLength(300);
    expect(scrub(`${'"'.padEnd(1_990)}" Tina Tran`)).not.toContain('Tina');
    expect(scrub(`${'Tina Tran '.repeat(199)}no Tina Tran`)).not.toContain('Tina');
    const secret = 'tok-AbC-0192f0c191707cc3';
    for (const form of listSecretEncodings(secret).filter((one) => /^[\w+/=-]+$/.test(one)))
      expect(scrubText(`a ${form} b`, [secret]), form).not.toContain(form);
  });

  test.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a flag', '🇵🇭'],
    ['a letter with its marks', 'e\u0301\u0323'],
  ])('[API-7.4] is not cut inside of %s', (_what, character) => {
    const start = 'no '.repeat(99);
    const sent = `${'no '.repeat(98)}no`;
    expect(scrub(`${start}${character.repeat(2)}`)).toBe(`${sent}…`);
    // What was read is cut before the words of it are hidden.
    const hidden = `${'m'.repeat(140)}@x.test `.repeat(12);
    const shown = scrub(`${hidden}${character.repeat(200)}`).replaceAll('[hidden] ', '');
    expect(shown).toMatch(new RegExp(`^(?:${character})+…$`, 'u'));
  });

  test('has no half of a surrogate pair to stumble over', () => {
    expect(scrubText('no \ud83d card', ['\ud83d\ud83d\ud83d\ud83d'])).toBe('no \ud83d card');
  });
});
