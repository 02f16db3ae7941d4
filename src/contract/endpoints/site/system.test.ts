import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { parseTolerantOrThrow } from '../../../../tests/support/api/parse-tolerant-or-throw';
import { parseTolerantly } from '../../contract-deviation';
import { domainRoute, ping } from './domains';
import { siteStatus } from './system';

test('[BOOT-1.2] a status with only a merchant code and a name has default values for all other fields', () => {
  const status = parse(siteStatus, { info: { merchantCode: 'M', whitelabel: {}, whitelabelVal: { name: 'M' } } });
  expect(status).toMatchObject({
    maintenance: false,
    maintenanceEnd: 0,
    regionRestriction: false,
    location: { ip: '' },
  });
  expect(status.info).toMatchObject({
    gw: { GEETEST_ID: '', GEETEST_VERSION: 'v3', PROFILE_ICON_COUNT: 9 },
    register: { captcha: { enabled: false } },
    paths: { landing: '', password: '' },
    customerService: [],
  });
});

test.each([
  [Date.UTC(2027, 0, 2), Date.UTC(2027, 0, 2)],
  ['2027-01-02T00:00:00Z', Date.UTC(2027, 0, 2)],
  [null, 0],
  ['soon', 0],
  // Outside the range of Date: formatting it would break the maintenance screen.
  [9e15, 0],
  [-1e300, 0],
])('[BOOT-2] a maintenance end of %s is parsed as %s', (maintenanceEnd, read) => {
  const info = { merchantCode: 'M', whitelabel: {}, whitelabelVal: { name: 'M' } };
  expect(parseTolerantOrThrow(siteStatus, { info, maintenanceEnd }).maintenanceEnd).toBe(read);
});

test('[DOM-2.1] the endpoint ping has a timeout of twenty seconds and sends no token', () => {
  expect(ping).toMatchObject({ timeout: 20_000, auth: 'none', path: '/wps/system/test/ping' });
});

test('[DOM-1.5] invalid entries in the lists of a status are dropped', () => {
  const resource = { resourceType: 'APP', url: 'https://a.example/app' };
  const info = {
    merchantCode: 'M',
    whitelabel: {},
    whitelabelVal: { name: 'M', languages: [null, 'EN'], loginWays: ['sms', 7], registerWays: [{}, 'auto'] },
    domainRoute: ['a.example', null, 7, 'b.example'],
    imageCDNs: [{}, 'cdn.example'],
    resources: [resource, { resourceType: 'APP' }, 'x'],
  };
  expect(parseTolerantOrThrow(siteStatus, { info }).info).toMatchObject({
    domainRoute: ['a.example', 'b.example'],
    imageCDNs: ['cdn.example'],
    resources: [resource],
    whitelabelVal: { languages: ['EN'], loginWays: ['sms'], registerWays: ['auto'] },
  });
});

test.each([
  ['without a signature', {}],
  ['with a null signature', { signatureBlock: null }],
])('[DOM-1.5] a domain list %s keeps only the entries with a domain name', (_, signature) => {
  const domains = [{ domainName: 'a.example' }, {}, null, { domainName: null }, { domainName: 'b.example' }];
  const read = parseTolerantOrThrow(domainRoute.response, { domains, ...signature });
  expect(read.domains).toEqual([{ domainName: 'a.example' }, { domainName: 'b.example' }]);
  expect(read.signatureBlock ?? undefined).toBeUndefined();
});

test.each([
  [true, true, 0],
  ['true', true, 1],
  [' TRUE ', true, 1],
  ['false', false, 1],
  ['no', false, 1],
  [1, false, 1],
  [['true'], false, 1],
  [null, false, 0],
])('[BOOT-2.2][BOOT-3.3] a closing flag of %j is read as %s, with %i deviations', (value, read, count) => {
  for (const name of ['maintenance', 'regionRestriction'] as const) {
    const parsed = parseTolerantly(siteStatus, { info: { merchantCode: 'FAIR' }, [name]: value });
    if (!parsed.ok) throw new Error(`no status: ${parsed.error.path}`);
    expect([parsed.value[name], parsed.deviations.length]).toEqual([read, count]);
  }
});
