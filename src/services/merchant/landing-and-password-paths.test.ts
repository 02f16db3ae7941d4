import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { siteStatus } from '../../contract/endpoints/site/system';
import { getLandingAndPasswordPaths } from './landing-and-password-paths';

const statusWith = (paths: object, features: object = {}) =>
  parse(siteStatus, { info: { merchantCode: 'FAIR', paths, whitelabelVal: { name: 'Fair', features } } });

test.each([
  [
    { landing: '/m/member/home', password: '/m/security/password' },
    { landing: '/m/member/home', password: '/m/security/password' },
  ],
  [{}, { landing: '/m/home', password: '/m/changePsw' }],
  [
    { landing: '', password: '' },
    { landing: '/m/home', password: '/m/changePsw' },
  ],
  [
    { landing: '/elsewhere', password: 'https://evil.example/m/' },
    { landing: '/m/home', password: '/m/changePsw' },
  ],
  [
    { landing: '//evil.example/m/', password: '/mobile/' },
    { landing: '/m/home', password: '/m/changePsw' },
  ],
])('[ROUTE-8.1] the landing path and the password path of a merchant that configures %j are %j', (paths, expected) => {
  expect(getLandingAndPasswordPaths(statusWith(paths))).toEqual(expected);
});

test('[ROUTE-10.6] home is the landing page of a merchant that does not offer the landing page it configures', () => {
  const paths = { landing: '/m/rewardCenter?tab=1' };
  expect(getLandingAndPasswordPaths(statusWith(paths)).landing).toBe('/m/rewardCenter?tab=1');
  expect(getLandingAndPasswordPaths(statusWith(paths, { rewards: false })).landing).toBe('/m/home');
});

test.each([
  ['/m/rewardCenter', '/m/changePsw'],
  ['/m/changePsw?x=1', '/m/changePsw'],
  ['/m//changePsw#top', '/m/changePsw'],
  ['/m/security/password?x=1', '/m/security/password'],
])('[ROUTE-10.7] the password path %s is %s for a merchant without rewards', (password, expected) => {
  expect(getLandingAndPasswordPaths(statusWith({ password }, { rewards: false })).password).toBe(expected);
});

test('[ROUTE-8.1] the default landing path and password path apply before the site status has loaded', () => {
  expect(getLandingAndPasswordPaths(undefined)).toEqual({ landing: '/m/home', password: '/m/changePsw' });
});
