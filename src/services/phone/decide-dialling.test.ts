import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { siteStatus } from '../../contract/endpoints/system';
import { canChooseDialling, type DiallingPlace, decideDialling } from './decide-dialling';

const PH = { country: 'PH', code: '63', name: 'Philippines', flag: '' };
const VN = { country: 'VN', code: '84', name: 'Vietnam', flag: '' };
const PLACE: DiallingPlace = { countryCode: 'PH', countryDialingCode: '+63', countries: [VN, PH] };
const site = (isOn: boolean, firebase: boolean) =>
  parse(siteStatus, {
    info: {
      merchantCode: 'F',
      whitelabel: { UPDATEMOBILEICC3: isOn },
      whitelabelVal: { name: 'F' },
      sms: { firebase },
    },
  });

describe('[LOGIN-6] [REG-5] the dialling code may be chosen', () => {
  test.each([
    [false, false, PLACE, false],
    [true, false, PLACE, true],
    [false, true, PLACE, true],
    [true, true, undefined, false],
    [true, false, { ...PLACE, countryCode: '' }, false],
    [true, false, { ...PLACE, countryDialingCode: '' }, false],
    [true, false, { ...PLACE, countries: [] }, false],
  ])('[LOGIN-6] [REG-5] switch %s, provider %s, %j: %s', (isOn, firebase, place, can) => {
    expect(canChooseDialling(site(isOn, firebase), place)).toBe(can);
  });

  test('[LOGIN-6] not before the status is known', () => expect(canChooseDialling(undefined, PLACE)).toBe(false));
});

describe('[LOGIN-6] the code that is dialled', () => {
  test.each([
    ['VN', PLACE, VN],
    ['XX', PLACE, PH],
    [undefined, PLACE, PH],
  ])('[LOGIN-6] with %s chosen', (chosen, place, expected) => expect(decideDialling(place, chosen)).toEqual(expected));

  test('[LOGIN-6] is the one of the place when that is not on the list, and none without a place', () => {
    expect(decideDialling({ ...PLACE, countries: [] }, 'VN')?.code).toBe('63');
    expect(decideDialling(undefined, 'VN')).toBeUndefined();
  });
});
