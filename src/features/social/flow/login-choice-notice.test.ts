import { expect, test } from 'vitest';
import { stripBrackets } from './login-choice-notice';

test.each([
  ['No account is tied to it yet.', 'No account is tied to it yet.'],
  ['No account is tied to it [E1042].', 'No account is tied to it.'],
  ['Bind an account (code 7) first', 'Bind an account first'],
  ['请先绑定账号（错误码：1042）', '请先绑定账号'],
  ['请先绑定账号【1042】。', '请先绑定账号。'],
  ['[bind_customer_required]', ''],
  ['An open ( stays', 'An open ( stays'],
  ['', ''],
])('[SOCIAL-2] the message %j is shown as %j', (message, shown) => {
  expect(stripBrackets(message)).toBe(shown);
});
