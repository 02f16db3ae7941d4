import { describe, expect, test } from 'vitest';
import { keepOnlyCampaignParams } from '../../../base/campaign-params';
import { decideClientType } from '../../../browser/device/decide-client-type';
import type { DeviceTraits } from '../../../browser/device/device';
import type { RegistrationFormData } from './registration-form-data';
import { buildRegistrationRequest } from './registration-request';

const ANDROID: DeviceTraits = { userAgent: 'Android', displayMode: 'browser', standalone: false, maxTouchPoints: 5 };
const IPHONE: DeviceTraits = { ...ANDROID, userAgent: 'iPhone' };
const IPAD: DeviceTraits = { ...ANDROID, userAgent: 'Macintosh' };
const INSTALLED = { displayMode: 'standalone' };

const FORM_DATA: RegistrationFormData = {
  method: 'username',
  username: ' newcomer ',
  password: ' Brand-new-1 ',
  mobile: { mobileNum: '9171234567' },
  code: '123456',
  referral: ' FRIEND ',
};
const RULES = { mobilePassword: true, defaultPassword: 'start-1' };
const CONTEXT = {
  href: 'https://fair.example/m/register?r=FRIEND&token=secret&utm=1#top',
  deviceId: 'device-1',
  traits: ANDROID,
  isOfficialApp: false,
  linkedReferralCode: '',
  attribution: {},
};
const requestOf = (change: Partial<RegistrationFormData>, rules = RULES) =>
  buildRegistrationRequest({ ...FORM_DATA, ...change }, rules, CONTEXT, { kind: 'none' }, 'request-1');

describe('[REG-2.1] origin of a registration', () => {
  test.each([
    ['a browser', ANDROID, false, 'H5'],
    ['an iPhone browser', IPHONE, false, 'H5'],
    ['the home screen of Android', { ...ANDROID, ...INSTALLED }, false, 'PWA'],
    ['the home screen of an iPhone', { ...IPHONE, standalone: true }, false, 'WEBCLIP'],
    ['the home screen of an iPad', { ...IPAD, ...INSTALLED }, false, 'WEBCLIP'],
    ['the official app', { ...ANDROID, ...INSTALLED }, true, 'APP'],
  ])('[REG-2] a registration from %s has the registerMethod $3', (_, traits, isOfficialApp, method) => {
    expect(decideClientType(traits, isOfficialApp)).toBe(method);
  });

  test.each([
    ['https://a.example/m/register', 'https://a.example/m/register'],
    ['https://a.example/m/register?token=t&r=ABC&gclid=1#x', 'https://a.example/m/register?r=ABC&gclid=1'],
    ['https://a.example/m/register?r=%3Cscript%3E', 'https://a.example/m/register'],
  ])('a registration on the page %s has the registerUrl %s', (href, expected) =>
    expect(keepOnlyCampaignParams(href)).toBe(expected),
  );
});

describe('[REG-2] registration request', () => {
  test('the registration request for the method “username” contains the trimmed username and the unchanged password', () => {
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

  test('[TRK-4.2][REG-2.1] the request contains the affiliate code, original domain, ad attribution and the app’s advertising ids', () => {
    const attribution = {
      affiliateCode: 'aff-1',
      originalDomain: 'first.example',
      pixelTrack: { fbclid: 'f1' },
      adInfo: { adid: 'a1' },
    };
    const context = { ...CONTEXT, attribution };
    expect(buildRegistrationRequest(FORM_DATA, RULES, context, { kind: 'none' }, 'r')).toMatchObject(attribution);
  });

  test('[REG-2.3] the registration request contains the code of an invitation link in the field of the code', () => {
    expect(requestOf({ referral: 'https://fair.example/m/register?r=OTHER' })).toMatchObject({ referralCode: 'OTHER' });
  });

  test('the registration request omits empty fields', () => {
    expect(requestOf({ referral: ' ' })).not.toHaveProperty('referralCode');
    expect(requestOf({ method: 'mobile', code: '' })).not.toHaveProperty('verificationCode');
  });

  test('[REG-1] the registration request contains no username for the methods mobile and auto', () => {
    const mobile = requestOf({ method: 'mobile' });
    expect(mobile).toMatchObject({ mobileNum: '9171234567', verificationCode: '123456', password: ' Brand-new-1 ' });
    expect(mobile).not.toHaveProperty('username');
    const auto = requestOf({ method: 'auto' });
    expect(auto).not.toHaveProperty('username');
    expect(auto).not.toHaveProperty('mobileNum');
  });

  test('[REG-4.1] the registration request contains the default password if the form has no password field', () => {
    expect(requestOf({ method: 'mobile', password: undefined }).password).toBe('start-1');
    expect(requestOf({ method: 'mobile' }).password).toBe(' Brand-new-1 ');
  });

  test('[REG-4.2] the password is omitted if the form has no password field and the default password is unknown', () => {
    const rules = { ...RULES, defaultPassword: '' };
    expect(requestOf({ method: 'mobile', password: undefined }, rules)).not.toHaveProperty('password');
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
  ] as const)('with the captcha proof %j, the registration request contains the fields %j', (proof, fields) => {
    expect(buildRegistrationRequest(FORM_DATA, RULES, CONTEXT, proof, 'r')).toMatchObject(fields);
  });
});
