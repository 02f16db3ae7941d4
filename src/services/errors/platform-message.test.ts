import { expect, test } from 'vitest';
import { toPlatformMessage } from './platform-message';

const FAMILY = '👨‍👩‍👧';

test.each([
  ['<b>Wrong</b> &amp; late', 'Wrong & late'],
  ['\u202eon\u202c \u0000no', 'on  no'],
  [`می\u200cخواهم ${FAMILY}`, `می\u200cخواهم ${FAMILY}`],
  [`${'x'.repeat(295)}${FAMILY}${FAMILY}`, `${'x'.repeat(295)}…`],
])('[API-7.3][API-7.4] the message %j of the platform is shown as %j', (message, text) => {
  expect(toPlatformMessage(message)).toEqual({ verbatim: text });
});

test('[API-7.3] a message of which a reader sees nothing is none', () => {
  expect(toPlatformMessage(' <br>\u200b\u202e')).toBeUndefined();
});
