import { describe, expect, test } from 'vitest';
import type { DeviceTraits } from '../../browser/device';
import { registerUrl } from '../../services/platform/register-url';
import type { Candidate } from './candidate';
import { decideRegisterMethod, registerRequest } from './register-request';

const ANDROID: DeviceTraits = { userAgent: 'Android', displayMode: 'browser', standalone: false, maxTouchPoints: 5 };
const IPHONE: DeviceTraits = { ...ANDROID, userAgent: 'iPhone' };
const IPAD: DeviceTraits = { ...ANDROID, userAgent: 'Macintosh' };
const INSTALLED = { displayMode: 'standalone' };

const CANDIDATE: Candidate = {
  way: 'username',
  username: ' newcomer ',
  password: ' Brand-new-1 ',
  mobile: '9171234567',
  code: '123456',
  referral: ' FRIEND ',
};
const RULES = { mobilePassword: true, defaultPassword: 'start-1' };
const ORIGIN = {
  href: 'https://fair.example/m/register?r=FRIEND&token=secret&utm=1#top',
  deviceId: 'device-1',
  traits: ANDROID,
  isOfficialApp: false,
  affiliateCode: undefined,
  pixelTrack: undefined,
};
const requestOf = (change: Partial<Candidate>, rules = RULES) =>
  registerRequest({ ...CANDIDATE, ...change }, rules, ORIGIN, { kind: 'none' }, 'request-1');

describe('[REG-2] where a registration comes from', () => {
  test.each([
    ['a browser', ANDROID, false, 'H5'],
    ['an iPhone browser', IPHONE, false, 'H5'],
    ['the home screen of Android', { ...ANDROID, ...INSTALLED }, false, 'PWA'],
    ['the home screen of an iPhone', { ...IPHONE, standalone: true }, false, 'WEBCLIP'],
    ['the home screen of an iPad', { ...IPAD, ...INSTALLED }, false, 'WEBCLIP'],
    ['the official app', { ...ANDROID, ...INSTALLED }, true, 'APP'],
  ])('[REG-2] %s', (_, traits, isOfficialApp, method) => {
    expect(decideRegisterMethod(traits, isOfficialApp)).toBe(method);
  });

  test.each([
    ['https://a.example/m/register', 'https://a.example/m/register'],
    ['https://a.example/m/register?token=t&r=ABC&gclid=1#x', 'https://a.example/m/register?r=ABC&gclid=1'],
    ['https://a.example/m/register?r=%3Cscript%3E', 'https://a.example/m/register'],
  ])('[REG-2] of %s the address %s is told', (href, told) => expect(registerUrl(href)).toBe(told));
});

describe('[REG-2] what is sent', () => {
  test('[REG-2] by username: the spaces around a name are slips, in a password they count', () => {
    expect(requestOf({})).toEqual({
      registerMethod: 'H5',
      registerUrl: 'https://fair.example/m/register?r=FRIEND',
      domain: 'fair.example',
      loginDeviceId: 'device-1',
      isOfficialAppLogin: false,
      login: true,
      requestId: 'request-1',
      username: 'newcomer',
      password: ' Brand-new-1 ',
      referralCode: 'FRIEND',
    });
  });

  test('[REG-2] what is known of the advertisement and the affiliate goes along', () => {
    const origin = { ...ORIGIN, affiliateCode: 'aff-1', pixelTrack: { fbclid: 'f1' } };
    expect(registerRequest(CANDIDATE, RULES, origin, { kind: 'none' }, 'r')).toMatchObject({
      affiliateCode: 'aff-1',
      pixelTrack: { fbclid: 'f1' },
    });
  });

  test('[REG-2] nothing typed is not sent', () => {
    expect(requestOf({ referral: ' ' })).not.toHaveProperty('referralCode');
    expect(requestOf({ way: 'mobile', code: '' })).not.toHaveProperty('verificationCode');
  });

  test('[REG-1] by mobile number and by neither', () => {
    const mobile = requestOf({ way: 'mobile' });
    expect(mobile).toMatchObject({ mobileNum: '9171234567', verificationCode: '123456', password: ' Brand-new-1 ' });
    expect(mobile).not.toHaveProperty('username');
    const auto = requestOf({ way: 'auto' });
    expect(auto).not.toHaveProperty('username');
    expect(auto).not.toHaveProperty('mobileNum');
  });

  test('[REG-4] where no password is asked for, the default one is sent', () => {
    const rules = { ...RULES, mobilePassword: false };
    expect(requestOf({ way: 'mobile' }, rules).password).toBe('start-1');
    expect(requestOf({ way: 'username' }, rules).password).toBe(' Brand-new-1 ');
  });

  test.each([
    [
      { kind: 'image', captchaId: 'id', captcha: 'AB12' },
      { captchaId: 'id', captcha: 'AB12' },
    ],
    [{ kind: 'geetest-v4', validate: '{}' }, { geetestValidateV4: '{}' }],
    [
      { kind: 'geetest-v3', challenge: 'c', seccode: 's' },
      { captchaId: 'c', geetestSeccode: 's' },
    ],
  ] as const)('[REG-2] the proof %j', (proof, fields) => {
    expect(registerRequest(CANDIDATE, RULES, ORIGIN, proof, 'r')).toMatchObject(fields);
  });
});
