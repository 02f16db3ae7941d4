import { describe, expect, test } from 'vitest';
import { verifyBody } from './verify-body';

const bytesOf = (text: string) => new TextEncoder().encode(text).slice().buffer;
const script = 'export const answer = 42;';
const file = { bytes: script.length, sha256: '8ddd56a4478052aac936a9d31d6ef165ee3968c394156d6eb2856438c23cb8f1' };

describe('[OFF-2] what is stored is what was built', () => {
  test.each([
    ['the file', script, undefined],
    ['a truncated file', script.slice(0, -1), 'length'],
    ['a file with something after it', `${script}\n`, 'length'],
    ['another file of the same length', script.replace('42', '43'), 'hash'],
    ['nothing', '', 'length'],
  ])('%s', async (_, body, fault) => {
    expect(await verifyBody(bytesOf(body), file)).toBe(fault);
  });
});
