import { describe, expect, test } from 'vitest';
import type { AutoLoginMode } from '../../../services/remembered-login/auto-login-mode';
import { canOfferContinueAsMember, getRememberedCredentials } from './decide-continue-as';

describe('[REM-3][REM-3.2] offer “Continue as …” of the sign-in form', () => {
  test.each<[AutoLoginMode, boolean, boolean, boolean]>([
    // mode  setting captcha offered
    ['on', true, true, true],
    ['on', true, false, false],
    ['on', false, true, false],
    ['by-tap', true, true, true],
    ['by-tap', true, false, true],
    ['by-tap', false, true, false],
    ['off', true, true, false],
    ['off', true, false, false],
  ])(
    'with the auto login mode “%s”, isSettingOn=%s and hasCaptcha=%s, canOfferContinueAsMember() returns %s',
    (mode, isSettingOn, hasCaptcha, offered) => {
      expect(canOfferContinueAsMember({ mode, isSettingOn, hasCaptcha })).toBe(offered);
    },
  );

  const record = { type: 'username', username: 'alice', password: 'Wonder-land-7', merchant: 'FAIR' } as const;
  test.each([
    [record, { username: 'alice', password: 'Wonder-land-7' }],
    [{ ...record, merchant: 'KOPI' }, undefined],
    [{ ...record, password: undefined }, undefined],
    [{ ...record, type: 'sms' as const }, undefined],
    [undefined, undefined],
  ])('for the remembered login %j, getRememberedCredentials() returns %j', (remembered, credentials) =>
    expect(getRememberedCredentials(remembered, 'FAIR')).toEqual(credentials),
  );
});
