import { describe, expect, test } from 'vitest';
import { formsOf } from './storage-dump';

const SECRET = 'Wonder-land-7';
const once = (text: string) => Buffer.from(text).toString('base64');
const isFound = (dump: string) => formsOf(SECRET).some((form) => dump.includes(form));

describe('[REM-2] a password in a dump of the storages', () => {
  test.each([
    ['in clear', `{"p":"${SECRET}"}`],
    ['in hex', Buffer.from(SECRET).toString('hex')],
    ['in UTF-16', Buffer.from(SECRET, 'utf16le').toString('latin1')],
    ['in Base64', once(SECRET)],
    ['in Base64 within more', once(`{"password":"${SECRET}","x":1}`)],
    ['in Base64 twice', once(once(SECRET))],
    ['in the older form', once(`${once(SECRET)}r4nd0m`)],
    ['in Base64 twice after a key', once(`k${once(`ab${SECRET}cd`)}`)],
    ['in Base64 three times', once(once(once(SECRET)))],
  ])('%s is found', (_case, dump) => {
    expect(isFound(dump)).toBe(true);
  });

  test('is not found where it is not', () => {
    expect(isFound(once('Wonder-lane-8') + SECRET.slice(1))).toBe(false);
  });
});
