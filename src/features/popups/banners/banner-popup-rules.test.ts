import { expect, test } from 'vitest';
import { type BannerPopupInput, findBannerPopupSuppressionReason, parseImageFileName } from './banner-popup-rules';

const DUE: BannerPopupInput = {
  image: 'https://cdn.example/FAIR/spring.webp?v=2',
  closedImage: undefined,
  isClosedInTab: false,
  isApp: false,
  settledForMs: 20_000,
  waitMs: 20_000,
};

test.each<[Partial<BannerPopupInput>, string | undefined]>([
  [{}, undefined],
  [{ isApp: true }, 'not in an app'],
  [{ image: '' }, 'no image'],
  [{ isClosedInTab: true }, 'closed in this tab'],
  [{ closedImage: 'spring.webp' }, 'closed on this device'],
  [{ closedImage: 'winter.webp' }, undefined],
  [{ closedImage: 'winter.webp', isClosedInTab: true }, 'closed in this tab'],
  [{ settledForMs: 19_999 }, 'waits on home'],
  [{ settledForMs: 0, waitMs: 0 }, undefined],
])('[BAN-1.1] with the input %j, findBannerPopupSuppressionReason() returns %s', (change, expected) => {
  expect(findBannerPopupSuppressionReason({ ...DUE, ...change })).toBe(expected);
});

test.each([
  ['https://cdn.example/FAIR/spring.webp?v=2', 'spring.webp'],
  ['/cdn/FAIR/m_popup1.svg?language=EN#a', 'm_popup1.svg'],
  ['spring.webp', 'spring.webp'],
  ['', ''],
])('[BAN-1] the image name of the URL %s is %s', (url, name) => {
  expect(parseImageFileName(url)).toBe(name);
});
