import { describe, expect, test } from 'vitest';
import { describeThrown } from './describe-thrown';

const ORIGIN = 'https://m.fair.example';
const FILE = `${ORIGIN}/m/assets/main-ABCD1234.js`;

/** Returns an error with the stack that Chromium writes, or with that of other browsers, which has the calls alone. */
function thrown(message: string, calls: readonly string[]): Error {
  const error = new TypeError(message);
  const isOfChromium = calls.some((call) => call.startsWith('    at '));
  error.stack = (isOfChromium ? [`TypeError: ${message}`, ...calls] : calls).join('\n');
  return error;
}
const framesOf = (error: unknown) =>
  describeThrown(error, '', ORIGIN)?.frames?.map((frame) => Object.values(frame).join('|'));
const frameOf = (name: string, line: number, column: number) =>
  ['/m/assets/main-ABCD1234.js', name, line, column].join('|');

describe('[OPS-4.5] thrown error', () => {
  test.each([
    // call in the stack, frame
    [`    at open (${FILE}:1:234)`, frameOf('open', 1, 234)],
    [`    at async Promise.all (${FILE}:1:2)`, frameOf('Promise.all', 1, 2)],
    [`    at ${FILE}:1:2`, frameOf('', 1, 2)],
    [`    at new Queue (${FILE}?token=abc:3:4)`, frameOf('new Queue', 3, 4)],
    [`open@${FILE}:1:234`, frameOf('open', 1, 234)],
    [`@${FILE}:1:2`, frameOf('', 1, 2)],
    [`    at call "Kim", 0917 (${FILE}:1:2)`, frameOf('', 1, 2)],
  ])('of the call “%s” has the frame %s', (call, frame) => {
    expect(framesOf(thrown('x', [call]))).toEqual([frame]);
  });

  test.each<[string, unknown, string]>([
    ['in a browser extension', thrown('x', ['    at f (chrome-extension://abc/a.js:1:2)']), ''],
    ['on another site', thrown('x', ['f@https://m.fair.example.evil.test/a.js:1:2']), ''],
    ['in a script that the browser does not show', 'Script error.', ''],
    ['in a script of an extension', 'x is undefined', 'chrome-extension://abc/a.js'],
  ])('%s is none of this site', (_, error, file) => {
    expect(describeThrown(error, file, ORIGIN)).toBeUndefined();
  });

  test('has all its calls in a browser that does not repeat the message, whatever the message', () => {
    const calls = [`open@${FILE}:1:2`, `close@${FILE}:3:4`];
    for (const message of ['', 'open', 'a message that is longer than the first call in the stack '.repeat(9)])
      expect(framesOf(thrown(message, calls))).toEqual([frameOf('open', 1, 2), frameOf('close', 3, 4)]);
  });

  test('keeps ten calls, whatever the length and form of its message', () => {
    const calls = Array.from({ length: 30 }, (_, at) => `    at f${at} (${FILE}:1:${at})`);
    expect(framesOf(thrown(`a\n    at Kim (${FILE}:9:9)\n`.repeat(5_000), calls))?.join()).toMatch(
      /^[^,]*\|f0\|.*,[^,]*\|f9\|1\|9$/,
    );
  });

  test('a thrown value other than an error has only its type and text', () => {
    expect(describeThrown({ token: 'abc' }, '', ORIGIN)).toMatchObject({ name: 'object', text: '' });
    expect(describeThrown('x is undefined', FILE, ORIGIN)).toMatchObject({ name: 'string', text: 'x is undefined' });
    expect(describeThrown(thrown('x', []), '', ORIGIN)).toMatchObject({ name: 'TypeError', text: 'x', frames: [] });
  });
});
