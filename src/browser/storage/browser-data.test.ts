import { expect, test } from 'vitest';
import { parseCookies } from './browser-data';
import { listCookieDomains, listCookiePaths } from './delete-browser-data';

test.each([
  ['', {}],
  ['gclid=abc', { gclid: 'abc' }],
  ['a=1; b=x=y; c=', { a: '1', b: 'x=y', c: '' }],
  ['a=own; a=parent', { a: 'own' }],
  ['flag', { flag: '' }],
])('[SAFE-6.1] the cookies of “%s” are read by name, the first of several', (text, cookies) => {
  expect(parseCookies(text)).toEqual(cookies);
});

test.each([
  ['localhost', ['']],
  ['fair.example', ['', 'fair.example']],
  ['m.fair.example', ['', 'm.fair.example', 'fair.example']],
])('[SAFE-6.3] a cookie of %s is deleted for the host and every domain above it', (hostname, domains) => {
  expect(listCookieDomains(hostname)).toEqual(domains);
});

test.each([
  ['/', ['/']],
  ['/m/home', ['/', '/m', '/m/', '/m/home', '/m/home/']],
  ['/m/', ['/', '/m', '/m/']],
])('[SAFE-6.3] a cookie of the page %s is deleted for every path above it', (pathname, paths) => {
  expect([...new Set(listCookiePaths(pathname))].sort()).toEqual(expect.arrayContaining(paths));
});
