import { describe, expect, test } from 'vitest';
import { type AutoLoginConditions, decideAutoLogin } from './decide-auto-login';

const record = { type: 'username', username: 'alice', password: 'Wonder-land-7', merchant: 'FAIR' } as const;
const plain: AutoLoginConditions = {
  record,
  hasSession: false,
  hasToken: false,
  hasRedirectOrBackUrl: false,
  mode: 'on',
  hasCaptcha: false,
  isSettingOn: true,
  merchant: 'FAIR',
};
const signIn = { kind: 'sign-in', username: 'alice', password: 'Wonder-land-7' };

describe('[REM-3.1] auto login happens only for a visitor with usable credentials', () => {
  test.each<[string, Partial<AutoLoginConditions>, unknown]>([
    ['a visitor with a remembered login', {}, signIn],
    ['no remembered login', { record: undefined }, { kind: 'skip' }],
    ['a session exists', { hasSession: true }, { kind: 'skip' }],
    ['the URL carries a token', { hasToken: true }, { kind: 'skip' }],
    ['[ROUTE-6] the URL carries redirectUrl or backUrl', { hasRedirectOrBackUrl: true }, { kind: 'skip' }],
    ['the auto login mode is “off”', { mode: 'off' }, { kind: 'skip' }],
    ['auto login requires a tap', { mode: 'by-tap' }, { kind: 'skip' }],
    ['sign-in requires a captcha', { hasCaptcha: true }, { kind: 'skip' }],
    ['MOBILEAUTOLOGIN3 is off', { isSettingOn: false }, { kind: 'skip' }],
    ['the remembered login belongs to another merchant', { merchant: 'KOPI' }, { kind: 'forget' }],
    ['the remembered login is a sign-in by SMS', { record: { ...record, type: 'sms' } }, { kind: 'skip' }],
    ['the remembered login has no password', { record: { ...record, password: undefined } }, { kind: 'skip' }],
  ])('[WL-1.3] in the case “%s”, the decision about auto login is $2', (_case, change, decision) => {
    expect(decideAutoLogin({ ...plain, ...change })).toEqual(decision);
  });
});
