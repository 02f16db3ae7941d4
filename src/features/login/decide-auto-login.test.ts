import { describe, expect, test } from 'vitest';
import { type AutoLoginFacts, decideAutoLogin } from './decide-auto-login';

const record = { type: 'username', username: 'alice', password: 'Wonder-land-7', merchant: 'FAIR' } as const;
const plain: AutoLoginFacts = {
  record,
  hasSession: false,
  hasToken: false,
  hasReturn: false,
  isFlagOn: true,
  isSettingOn: true,
  merchant: 'FAIR',
};
const signIn = { kind: 'sign-in', username: 'alice', password: 'Wonder-land-7' };

describe('[REM-3] whether a remembered sign-in happens by itself', () => {
  test.each<[string, Partial<AutoLoginFacts>, unknown]>([
    ['a visitor with a record', {}, signIn],
    ['no record', { record: undefined }, { kind: 'skip' }],
    ['a session exists', { hasSession: true }, { kind: 'skip' }],
    ['a token came in the address', { hasToken: true }, { kind: 'skip' }],
    ['[ROUTE-6] redirectUrl or backUrl came in the address', { hasReturn: true }, { kind: 'skip' }],
    ['the flag is 0', { isFlagOn: false }, { kind: 'skip' }],
    ['MOBILEAUTOLOGIN3 is off', { isSettingOn: false }, { kind: 'skip' }],
    ['the record is of another merchant', { merchant: 'KOPI' }, { kind: 'forget' }],
    ['it was by SMS', { record: { ...record, type: 'sms' } }, { kind: 'skip' }],
    ['only the name could be remembered', { record: { ...record, password: undefined } }, { kind: 'skip' }],
  ])('%s', (_case, change, decision) => {
    expect(decideAutoLogin({ ...plain, ...change })).toEqual(decision);
  });
});
