import { describe, expect, test } from 'vitest';
import { decideDocumentMetadata, isPageIndexable } from './decide-document-metadata';

const HOME = { path: '/m/home', title: 'Fair', keywords: 'a, b', description: 'Play', canonical: '/m/home' };
const LOGIN = { path: '/m/login', title: 'Log in', keywords: '', description: 'Enter', canonical: '' };
const ORIGIN = 'https://www.fair.example';
const OF_HOME = { keywords: 'a, b', description: 'Play', canonical: `${ORIGIN}/m/home` };

describe('[SEO-1] metadata of a page', () => {
  test.each([
    ['/m/home', { title: 'Fair', ...OF_HOME }],
    ['/', { title: 'Fair', ...OF_HOME }],
    ['/m/index.html', { title: 'Fair', ...OF_HOME }],
    ['/m/login', { title: 'Log in', keywords: '', description: 'Enter', canonical: '' }],
    ['/m/Login/', { title: 'Log in', keywords: '', description: 'Enter', canonical: '' }],
    ['/m/activity', { title: '', ...OF_HOME }],
  ])(
    '[SEO-1.1][SEO-1.2] the path %s gets the metadata of its entry in the response, or of home without the title if it has no entry',
    (path, expected) => {
      expect(decideDocumentMetadata([LOGIN, HOME], path, ORIGIN)).toEqual(expected);
    },
  );

  test('the metadata of a page are empty if the platform returns no entries', () => {
    expect(decideDocumentMetadata([], '/m/home', ORIGIN)).toEqual({
      title: '',
      keywords: '',
      description: '',
      canonical: '',
    });
  });

  test.each([
    ['https://other.example/m/home', 'https://other.example/m/home'],
    ['/m/home?x=1', `${ORIGIN}/m/home?x=1`],
    ['http://other.example/', ''],
    ['javascript:alert(1)', ''],
    ['https://', ''],
  ])('[SEO-1.3] a page whose entry has canonical=%j gets the canonical URL %j', (canonical, expected) => {
    expect(decideDocumentMetadata([{ ...HOME, canonical }], '/m/home', ORIGIN).canonical).toBe(expected);
  });
});

test.each([
  // host               path              domains                 indexed
  ['www.fair.example', '/m/home', ['fair.example'], true],
  ['www.fair.example', '/m/home', [' WWW.Fair.example '], true],
  ['www.fair.example', '/m', ['other.example', 'fair.example'], true],
  ['localhost', '/m/home', ['localhost'], true],
  ['www.fair.example', '/m/home', undefined, true],
  ['fair.example', '/m/home', ['fair.example'], false],
  ['m.fair.example', '/m/home', undefined, false],
  ['www.fair.example', '/m/member/home', ['fair.example'], false],
  ['localhost', '/m/home', ['fair.example'], false],
  ['www.fair.example', '/m/home', [], false],
  ['www.fair.example', '/m/home', ['air.example'], false],
] as const)(
  '[SEO-2.1] with hostname=%s, path=%s and indexedDomains=%j, isPageIndexable() returns %s',
  (hostname, path, indexedDomains, expected) => {
    expect(isPageIndexable({ hostname, path, indexedDomains })).toBe(expected);
  },
);
