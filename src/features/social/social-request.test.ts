import { describe, expect, test } from 'vitest';
import { socialLogin, socialRegistration } from './social-request';

const WHO = { channel: 'google', idToken: 'jwt' } as const;
const ORIGIN = { deviceId: 'device-1', device: 'PWA', isOfficialApp: false } as const;
const VISIT = {
  href: 'https://fair.example/m/register?r=FRIEND&secret=1#x',
  referralCode: undefined,
  affiliateCode: undefined,
  pixelTrack: undefined,
  smsTemplate: '',
};
const BROUGHT = { referralCode: 'F', affiliateCode: 'A', pixelTrack: { fbclid: 'f1' } };

describe('what the platform is told of somebody who is vouched for', () => {
  test('[SOCIAL-1] [LOGIN-2] a sign-in', () => {
    expect(socialLogin(WHO, ORIGIN)).toEqual({
      type: 'firebase',
      firebaseChannel: 'google',
      firebaseIdToken: 'jwt',
      loginDeviceId: 'device-1',
      isOfficialAppLogin: false,
      device: 'PWA',
    });
  });

  test('[REG-2] a registration', () => {
    expect(socialRegistration(WHO, ORIGIN, VISIT, 'intent-1')).toEqual({
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

  test('[REG-2] who brought the visitor, and the SMS for a phone', () => {
    const visit = { ...VISIT, ...BROUGHT, smsTemplate: 'welcome' };
    const phone = socialRegistration({ ...WHO, channel: 'phone' }, ORIGIN, visit, 'i');
    expect(phone).toMatchObject({ ...BROUGHT, smsTemplate: 'welcome' });
    expect(socialRegistration(WHO, ORIGIN, visit, 'i')).not.toHaveProperty('smsTemplate');
  });
});
