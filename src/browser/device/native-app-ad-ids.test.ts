import { expect, test } from 'vitest';
import { readNativeAppAdIds } from './native-app-ad-ids';

const ALL = {
  adAppToken: 'a',
  gpsAdid: 'b',
  adid: 'c',
  afAppId: 'd',
  appsflyerId: '1-2',
  afAdvertisingId: 'e',
  afOaid: 'f',
  idfa: 'AEBE52E7-03EE-455A-B3C4-E57283966239',
  idfv: 'h',
};

test.each([
  ['nothing', undefined, undefined],
  ['all ids', ALL, ALL],
  ['JSON text', JSON.stringify({ adid: 'x' }), { adid: 'x' }],
  ['an empty object', {}, undefined],
  ['invalid ids', { adid: '<script>', idfa: 7, gpsAdid: 'ok', token: 'secret' }, { gpsAdid: 'ok' }],
  ['text that is not JSON', '{adid', undefined],
  ['a list', ['adid'], undefined],
  ['null', null, undefined],
])('[TRK-4.2] when the native app provides %s, the advertising ids are $2', (_, sent, info) => {
  expect(readNativeAppAdIds({ MC_APP_AD_INFO: sent })).toEqual(info);
});
