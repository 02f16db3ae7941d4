import { expect, test } from 'vitest';
import { decideLinkTarget } from './link-target';

const rules = {
  origin: 'https://m.fair.example',
  merchant: ['fair.example'],
  isPageOffered: (address: string) => !address.startsWith('/m/leaderBoard'),
};

test.each([
  ['/m/activity?id=1', 'page /m/activity?id=1'],
  ['https://m.fair.example/m/activity?id=1#a', 'page /m/activity?id=1#a'],
  ['HTTPS://M.FAIR.EXAMPLE/m/vip', 'page /m/vip'],
  ['http://m.fair.example/m/vip', 'page /m/vip'],
  ['https://fair.example/m/activity?id=1', 'page /m/activity?id=1'],
  ['//fair.example/m/activity', 'page /m/activity'],
  [' https://fair.example/m/vip\n', 'page /m/vip'],
  ['\u200bhttps://fair.example/m/vip\ufeff', 'page /m/vip'],
  ['\u00a0/m/vip\u2060', 'page /m/vip'],
  ['/m/activity?id=1&amp;tab=2&#38;x=3', 'page /m/activity?id=1&tab=2&x=3'],
  ['/m/activity?id=1&#038;tab=2&amp;amp;x=3&amp%3By=4', 'page /m/activity?id=1&tab=2&x=3&y=4'],
  ['http://fair.example/m/vip', 'page /m/vip'],
  ['http://fair.example:8080/m/vip', 'nowhere'],
  ['https://m.fair.example//m/register', 'page /m/register'],
  ['https://m.fair.example/m//vip.', 'page /m/vip'],
  ['HTTPS://M.FAIR.EXAMPLE/M/vip', 'page /m/vip'],
  ['https://m.fair.example//mini-game/v1', 'window https://m.fair.example//mini-game/v1'],
  ['https://fair.example/rules', 'window https://fair.example/rules'],
  ['https://m.fair.example/cdn/rules.pdf', 'window https://m.fair.example/cdn/rules.pdf'],
  ['https://partner.example/a?b=1&amp;c=2', 'window https://partner.example/a?b=1&c=2'],
  ['https://partner.example/m/home', 'window https://partner.example/m/home'],
  ['/m/../wps/session/logout', 'nowhere'],
  ['http://partner.example/', 'nowhere'],
  ['/m/leaderBoard?period=week', 'nowhere'],
  ['https://fair.example/m/leaderBoard', 'nowhere'],
  ['https://partner.example/m/leaderBoard', 'window https://partner.example/m/leaderBoard'],
  ['javascript:alert(1)', 'nowhere'],
  ['', 'nowhere'],
  ['\u200b', 'nowhere'],
])('[LINK-1.2][LINK-1.4] the link %j leads to %s', (link, target) => {
  expect(Object.values(decideLinkTarget(link, rules)).join(' ')).toBe(target);
});

test.each([
  ['fair.example/m/vip', 'page /m/vip', 'nowhere'],
  ['M.FAIR.EXAMPLE/m/vip', 'page /m/vip', 'nowhere'],
  ['partner.example/a', 'window https://partner.example/a', 'nowhere'],
  ['fair.example/m/leaderBoard', 'nowhere', 'nowhere'],
])('[LINK-1] the link %s without a scheme leads to %s in a banner and to %s elsewhere', (link, banner, elsewhere) => {
  expect(Object.values(decideLinkTarget(link, rules, 'banner')).join(' ')).toBe(banner);
  expect(Object.values(decideLinkTarget(link, rules)).join(' ')).toBe(elsewhere);
});
