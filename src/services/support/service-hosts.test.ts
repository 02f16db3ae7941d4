import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { siteStatus } from '../../contract/endpoints/system';
import { serviceHosts } from './service-hosts';

const LISTED = { LIVECHAT: ['direct.lc.chat'], CBS: ['chat.example'] };
const status = parse(siteStatus, {
  info: {
    merchantCode: 'M',
    whitelabel: {},
    whitelabelVal: { name: 'M' },
    mainDomain: 'https://own.example',
    domainRoute: ['b.example'],
  },
});

test.each([
  ['LIVECHAT', ['direct.lc.chat', 'own.example', 'b.example']],
  ['livechat', ['direct.lc.chat', 'own.example', 'b.example']],
  ['AICAN', ['own.example', 'b.example']],
  ['constructor', ['own.example', 'b.example']],
])('[CS-1] %s may be opened on %j', (csType, hosts) => {
  expect(serviceHosts(csType, LISTED, status, 'https://m.example').service).toEqual(hosts);
});

test('[CS-1] without a status on what the deployment lists', () => {
  expect(serviceHosts('CBS', LISTED, undefined, 'https://m.example').service).toContain('chat.example');
});
