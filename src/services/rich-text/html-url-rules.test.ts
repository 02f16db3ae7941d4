import { expect, test } from 'vitest';
import { decideHtmlUrlRules } from './html-url-rules';

const links = {
  origin: 'https://m.fair.example',
  merchant: ['www.fair.example'],
  isPageOffered: (address: string) => address !== '/m/leaderBoard',
};
// Called in each test: the mutants of what only runs while a module loads are not measured.
const decideRules = () =>
  decideHtmlUrlRules(links, ['https://cdn.fair.example/images/', 'img.fair.example', 'http://']);

test.each([
  ['/cdn/a.webp', 'https://m.fair.example/cdn/a.webp'],
  ['a.webp', 'https://m.fair.example/a.webp'],
  ['https://m.fair.example/a.webp', 'https://m.fair.example/a.webp'],
  ['https://www.fair.example/a.webp', 'https://www.fair.example/a.webp'],
  ['https://cdn.fair.example/b.webp', 'https://cdn.fair.example/b.webp'],
  ['https://img.fair.example/b.webp', 'https://img.fair.example/b.webp'],
  ['http://cdn.fair.example/b.webp', undefined],
  ['https://cdn.fair.example:8443/b.webp', undefined],
  ['https://user@cdn.fair.example/b.webp', undefined],
  ['https://:secret@cdn.fair.example/b.webp', undefined],
  ['https://[', undefined],
  ['https://evil.example/pixel.gif', undefined],
  ['//evil.example/pixel.gif', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['data:text/html;base64,iVBORw0KGgo=', undefined],
  ['blob:https://m.fair.example/1', undefined],
])('[POP-5.1] the allowed URL of an image with the source %s is %s', (source, expected) => {
  expect(decideRules().allowImage(source)).toBe(expected);
});

test.each([
  ['/m/activity?id=1', '/m/activity?id=1'],
  ['https://M.fair.example/m/activity?id=1', '/m/activity?id=1'],
  ['https://www.fair.example/m/activity?id=1', '/m/activity?id=1'],
  ['https://www.fair.example/rules', 'https://www.fair.example/rules'],
  ['https://partner.example/a', 'https://partner.example/a'],
  ['/m/leaderBoard', undefined],
  ['/wps/session/logout', undefined],
  ['//evil.example', undefined],
  ['http://partner.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['#top', undefined],
])('[LINK-1.2][POP-5] the allowed URL of a link to %s is %s', (target, expected) => {
  expect(decideRules().allowLink(target)).toBe(expected);
});

test('[POP-5.1] without hosts of the merchant, images of this site and of the image hosts alone are allowed', () => {
  const { origin, isPageOffered } = links;
  const { allowImage } = decideHtmlUrlRules({ origin, isPageOffered }, ['img.fair.example']);
  const urls = ['https://m.fair.example/a.webp', 'https://img.fair.example/a.webp'];
  expect(urls.map(allowImage)).toEqual(urls);
  expect(allowImage('https://www.fair.example/a.webp')).toBeUndefined();
});
