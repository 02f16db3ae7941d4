import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { siteStatus } from '../../../contract/endpoints/site/system';
import {
  type CallingCodeCountryData,
  canChooseCallingCode,
  decideCallingCodeCountry,
} from './decide-calling-code-country';

const PH = { country: 'PH', code: '63', name: 'Philippines', flag: '' };
const VN = { country: 'VN', code: '84', name: 'Vietnam', flag: '' };
const CONTEXT: CallingCodeCountryData = { countryCode: 'PH', countryDialingCode: '+63', countries: [VN, PH] };
const site = (isOn: boolean, firebase: boolean) =>
  parse(siteStatus, {
    info: {
      merchantCode: 'F',
      whitelabel: { UPDATEMOBILEICC3: isOn },
      whitelabelVal: { name: 'F' },
      sms: { firebase },
    },
  });

describe('[LOGIN-6.1][REG-5] choice of the calling code', () => {
  test.each([
    [false, false, CONTEXT, 'not possible'],
    [true, false, CONTEXT, 'possible'],
    [false, true, CONTEXT, 'possible'],
    [true, true, undefined, 'not possible'],
    [true, false, { ...CONTEXT, countryCode: '' }, 'not possible'],
    [true, false, { ...CONTEXT, countryDialingCode: '' }, 'not possible'],
    [true, false, { ...CONTEXT, countries: [] }, 'not possible'],
  ])(
    '[WL-1.8][REG-5.1] with UPDATEMOBILEICC3=%s, firebase=%s and the context %j, the choice of the calling code is $3',
    (isOn, firebase, context, result) => {
      expect(canChooseCallingCode(site(isOn, firebase), context)).toBe(result === 'possible');
    },
  );

  test('the calling code cannot be chosen before the site status has loaded', () =>
    expect(canChooseCallingCode(undefined, CONTEXT)).toBe(false));
});

describe('[LOGIN-6] calling code in use', () => {
  test.each([
    ['VN', CONTEXT, VN],
    ['XX', CONTEXT, PH],
    [undefined, CONTEXT, PH],
  ])('if the country %s is chosen, the calling code in use is $2', (chosen, context, expected) =>
    expect(decideCallingCodeCountry(context, chosen)).toEqual(expected),
  );

  test('the calling code in use is that of the visitor’s country if no countries are listed', () => {
    expect(decideCallingCodeCountry({ ...CONTEXT, countries: [] }, 'VN')?.code).toBe('63');
    expect(decideCallingCodeCountry(undefined, 'VN')).toBeUndefined();
  });
});
