import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { domainRoute, ping, siteStatus } from './system';

test('[BOOT-1] a status that names its merchant alone has the defaults of everything else', () => {
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
  // Beyond what a date can hold: drawn as one it would break the screen that stands in for the product.
  [9e15, 0],
  [-1e300, 0],
])('[BOOT-2] a maintenance that ends at %s', (maintenanceEnd, read) => {
  const info = { merchantCode: 'M', whitelabel: {}, whitelabelVal: { name: 'M' } };
  expect(parse(siteStatus, { info, maintenanceEnd }).maintenanceEnd).toBe(read);
});

test('[DOM-2] a ping has twenty seconds and sends no token', () => {
  expect(ping).toMatchObject({ timeout: 20_000, auth: 'none', path: '/wps/system/test/ping' });
});

test('[DOM-1] a status with entries that are none in its lists has the others', () => {
  const resource = { resourceType: 'APP', url: 'https://a.example/app' };
  const info = {
    merchantCode: 'M',
    whitelabel: {},
    whitelabelVal: { name: 'M', languages: [null, 'EN'], loginWays: ['sms', 7], registerWays: [{}, 'auto'] },
    domainRoute: ['a.example', null, 7, 'b.example'],
    imageCDNs: [{}, 'cdn.example'],
    resources: [resource, { resourceType: 'APP' }, 'x'],
  };
  expect(parse(siteStatus, { info }).info).toMatchObject({
    domainRoute: ['a.example', 'b.example'],
    imageCDNs: ['cdn.example'],
    resources: [resource],
    whitelabelVal: { languages: ['EN'], loginWays: ['sms'], registerWays: ['auto'] },
  });
});

test.each([
  ['without a seal', {}],
  ['with a seal that is null', { seal: null }],
])('[DOM-1] a list of domains %s has those that have a name', (_, seal) => {
  const domains = [{ domainName: 'a.example' }, {}, null, { domainName: null }, { domainName: 'b.example' }];
  const read = parse(domainRoute.answer, { domains, ...seal });
  expect(read.domains).toEqual([{ domainName: 'a.example' }, { domainName: 'b.example' }]);
  expect(read.seal ?? undefined).toBeUndefined();
});
