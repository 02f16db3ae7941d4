import { describe, expect, test } from 'vitest';
import { listSecretEncodings } from './storage-dump';

const SECRET = 'Wonder-land-7';
const toBase64 = (text: string) => Buffer.from(text).toString('base64');
const isFound = (dump: string) => listSecretEncodings(SECRET).some((form) => dump.includes(form));

describe('[REM-2] password in a storage dump', () => {
  test.each([
    ['in plain text', `{"p":"${SECRET}"}`],
    ['in hex', Buffer.from(SECRET).toString('hex')],
    ['in UTF-16', Buffer.from(SECRET, 'utf16le').toString('latin1')],
    ['in Base64', toBase64(SECRET)],
    ['in Base64 inside a longer text', toBase64(`{"password":"${SECRET}","x":1}`)],
    ['in Base64 twice', toBase64(toBase64(SECRET))],
    ['in the legacy format', toBase64(`${toBase64(SECRET)}r4nd0m`)],
    ['in Base64 twice after a key', toBase64(`k${toBase64(`ab${SECRET}cd`)}`)],
    ['in Base64 three times', toBase64(toBase64(toBase64(SECRET)))],
  ])('a password in a storage dump is found if it is stored %s', (_case, dump) => {
    expect(isFound(dump)).toBe(true);
  });

  test('a password is not found in a storage dump that contains only similar texts', () => {
    expect(isFound(toBase64('Wonder-lane-8') + SECRET.slice(1))).toBe(false);
  });
});
