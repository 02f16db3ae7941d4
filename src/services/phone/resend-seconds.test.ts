import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { siteStatus } from '../../contract/endpoints/system';
import { resendSeconds } from './resend-seconds';

const site = (firebase: boolean) =>
  parse(siteStatus, { info: { merchantCode: 'F', whitelabelVal: { name: 'F' }, sms: { firebase } } });

test.each([
  [site(false), 90, 90],
  [site(true), 90, 60],
  [undefined, 30, 30],
])('[LOGIN-7] another code may be asked for in time', (status, expirationTime, seconds) => {
  expect(resendSeconds(status, expirationTime)).toBe(seconds);
});
