import { describe, expect, test } from 'vitest';
import { buildSocialLoginRequest, buildSocialRegistrationRequest } from './social-request';

const IDENTITY = { channel: 'google', idToken: 'jwt' } as const;
const LOGIN_CONTEXT = { deviceId: 'device-1', device: 'PWA', isOfficialApp: false } as const;
const CONTEXT = {
  href: 'https://fair.example/m/register?r=FRIEND&secret=1#x',
  referralCode: undefined,
  attribution: {},
  smsTemplate: '',
};
const ATTRIBUTION = { affiliateCode: 'A', pixelTrack: { fbclid: 'f1' } };

describe('social login and registration requests', () => {
  test('[SOCIAL-1] [LOGIN-2] the social login request contains the channel, the id token and the device', () => {
    expect(buildSocialLoginRequest(IDENTITY, LOGIN_CONTEXT)).toEqual({
      type: 'firebase',
      firebaseChannel: 'google',
      firebaseIdToken: 'jwt',
      loginDeviceId: 'device-1',
      isOfficialAppLogin: false,
      device: 'PWA',
    });
  });

  test('[REG-2] the registration request contains the page URL with campaign parameters only, the channel and the id token', () => {
    expect(buildSocialRegistrationRequest(IDENTITY, LOGIN_CONTEXT, CONTEXT, 'intent-1')).toEqual({
      registerMethod: 'firebase',
      registerUrl: 'https://fair.example/m/register?r=FRIEND',
      domain: 'fair.example',
      loginDeviceId: 'device-1',
      isOfficialAppLogin: false,
      login: true,
      requestId: 'intent-1',
      firebaseChannel: 'google',
      firebaseIdToken: 'jwt',
    });
  });

  test('[REG-2] the social registration request contains the referral data and, if the channel is “phone”, the SMS template', () => {
    const context = { ...CONTEXT, referralCode: 'F', attribution: ATTRIBUTION, smsTemplate: 'welcome' };
    const phone = buildSocialRegistrationRequest({ ...IDENTITY, channel: 'phone' }, LOGIN_CONTEXT, context, 'i');
    expect(phone).toMatchObject({ referralCode: 'F', ...ATTRIBUTION, smsTemplate: 'welcome' });
    expect(buildSocialRegistrationRequest(IDENTITY, LOGIN_CONTEXT, context, 'i')).not.toHaveProperty('smsTemplate');
  });
});
