import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '../../src/contract/endpoint';
import { registerByMobileNumber } from '../../src/contract/endpoints/account/registration';
import { login, verifyLoginSecondFactor } from '../../src/contract/endpoints/account/session';
import { ENDPOINTS } from '../../src/contract/endpoints/catalogue';
import { buildSmsLoginRequest } from '../../src/features/login/sign-in/login-request';
import { createSmsLoginSchema } from '../../src/features/login/sms/sms-login-schema';
import { buildRegistrationRequest } from '../../src/features/registration/data/registration-request';
import { createRegistrationSchema } from '../../src/features/registration/data/registration-schema';
import {
  buildSecondFactorVerificationBody,
  createSecondFactorSchema,
  EMPTY_SECOND_FACTOR_FORM_DATA,
} from '../../src/features/second-factor/second-factor-methods';
import type { AcceptedCallingCodes } from '../../src/services/phone/input/parse-phone-number';
import { listEndpointFields } from '../checks/documents/contract-fields';

const OTHERS = ['63', '84', '86'];
/** The code in front of the field: the visitor is in the Philippines or in Vietnam, or has chosen it. */
const PHILIPPINES: AcceptedCallingCodes = { own: '63', others: OTHERS };
const VIETNAM: AcceptedCallingCodes = { own: '84', others: OTHERS };
const WITHOUT_CHOICE: AcceptedCallingCodes = { own: '63', others: [] };

const DEVICE = { deviceId: 'device-1', device: undefined, isOfficialApp: false };
const TINA = { username: 'tina', password: 'Two-factor-3' };
const FACTORS = { payeeName: true, sms: true, ga: false, email: false };

/** Returns what the form of the sign-in by SMS outputs. */
const readSmsLogin = (mobile: string, accepted: AcceptedCallingCodes) =>
  parse(createSmsLoginSchema(accepted), { mobile, code: '123456', remember: false });

interface MobileNumberRequest {
  readonly endpoint: AnyEndpoint;
  /** Builds the body from the text in the number field, as the form does. */
  readonly build: (mobile: string, accepted: AcceptedCallingCodes) => unknown;
  /** The fields of the body beside those of the number. */
  readonly others: Readonly<Record<string, unknown>>;
}

const REQUESTS: Readonly<Record<string, MobileNumberRequest>> = {
  'sign-in by SMS': {
    endpoint: login,
    build: (mobile, accepted) => buildSmsLoginRequest(readSmsLogin(mobile, accepted), DEVICE),
    others: { type: 'sms', verificationCode: '123456', loginDeviceId: 'device-1', isOfficialAppLogin: false },
  },
  'second factor by SMS': {
    endpoint: verifyLoginSecondFactor,
    build: (mobile, accepted) => {
      const typed = { ...EMPTY_SECOND_FACTOR_FORM_DATA, mobile, code: '123456' };
      const input = parse(createSecondFactorSchema('sms', accepted), typed);
      return buildSecondFactorVerificationBody({ ...TINA, factors: FACTORS }, 'sms', input);
    },
    others: { ...TINA, method: 'S', verificationCode: '123456' },
  },
  'second factor after a sign-in by SMS': {
    endpoint: verifyLoginSecondFactor,
    build: (mobile, accepted) => {
      const { mobile: number, code } = readSmsLogin(mobile, accepted);
      const sms = { ...number, verificationCode: code };
      const typed = { ...EMPTY_SECOND_FACTOR_FORM_DATA, payeeName: 'Tina Tran' };
      const input = parse(createSecondFactorSchema('payeeName', accepted), typed);
      const challenge = { username: '', password: '', sms, factors: FACTORS };
      return buildSecondFactorVerificationBody(challenge, 'payeeName', input);
    },
    others: { username: '', password: '', method: 'P', payeeName: 'Tina Tran', verificationCode: '123456' },
  },
  'registration by mobile number': {
    endpoint: registerByMobileNumber,
    build: (mobile, accepted) => {
      const typed = { username: '', mobile, code: '123456', password: 'Brand-new-1', referral: '' };
      return buildRegistrationRequest(
        parse(createRegistrationSchema('mobile', true, accepted), typed),
        { mobilePassword: true, defaultPassword: '' },
        {
          href: 'https://fair.example/m/register',
          deviceId: 'device-1',
          traits: { userAgent: 'Android', displayMode: 'browser', standalone: false, maxTouchPoints: 5 },
          isOfficialApp: false,
          linkedReferralCode: '',
          attribution: {},
        },
        { kind: 'none' },
        'request-1',
      );
    },
    others: {
      registerMethod: 'H5',
      registerUrl: 'https://fair.example/m/register',
      domain: 'fair.example',
      loginDeviceId: 'device-1',
      isOfficialAppLogin: false,
      login: true,
      requestId: 'request-1',
      password: 'Brand-new-1',
      verificationCode: '123456',
    },
  },
};

/** Texts in the number field, with the code in front of it, and the fields of the number in the request. */
const NUMBERS: readonly [string, string, AcceptedCallingCodes, Readonly<Record<string, string>>][] = [
  ['0917 000 0001', '63', WITHOUT_CHOICE, { mobileNum: '9170000001' }],
  ['+63 917 000 0001', '63', WITHOUT_CHOICE, { mobileNum: '9170000001' }],
  ['0917 000 0001', '63', PHILIPPINES, { mobileNum: '9170000001', countryDialingCode: '63' }],
  ['+63 917 000 0001', '84', VIETNAM, { mobileNum: '9170000001', countryDialingCode: '63' }],
  ['+84 0912 345 678', '63', PHILIPPINES, { mobileNum: '912345678', countryDialingCode: '84' }],
  ['0912 345 678', '84', VIETNAM, { mobileNum: '912345678', countryDialingCode: '84' }],
];

describe.each(Object.entries(REQUESTS))('[LOGIN-7.5] %s', (_, { endpoint, build, others }) => {
  test.each(NUMBERS)('for the number %s with +%s in front of the field, the number in the body is $3', (...row) => {
    const [typed, , accepted, number] = row;
    const body = build(typed, accepted);
    expect(body).toEqual({ ...others, ...number });
    expect(endpoint.body && parse(endpoint.body, body)).toEqual(body);
  });
});

test('[LOGIN-7.5] every request that has a mobile number may have its calling code', () => {
  const bodies = ENDPOINTS.map((endpoint) => listEndpointFields(endpoint).map(({ path }) => path));
  const withNumber = bodies.filter((fields) => fields.includes('body.mobileNum'));
  expect(withNumber.length).toBeGreaterThanOrEqual(Object.keys(REQUESTS).length);
  expect(withNumber.filter((fields) => !fields.includes('body.countryDialingCode'))).toEqual([]);
});
