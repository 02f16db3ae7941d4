import { expect, test } from 'vitest';
import { getDisplayTextCheck } from './display-characters';

test.each([
  ['festive', '热门彩票', true],
  ['festive', '热门 彩票', true],
  ['festive', '热门赛事', false],
  ['festive', 'VIP', false],
  ['rounded', 'Khuyến mãi “mới”', true],
  ['rounded', 'Khuyến mãi'.normalize('NFD'), true],
  ['rounded', '¥1,240.00', true],
  ['rounded', '\u2068¥1\u00a0240\u2069', true],
  ['rounded', '₱1,240.00', false],
  ['serif', '1.240.000\u00a0₫', false],
  ['rounded', 'Año nuevo', false],
  ['rounded', '฿500', false],
  ['serif', 'Çekiliş', false],
  ['serif', '', true],
] as const)('[WL-2.7] the display font %s has every character of %j: %s', (face, text, isComplete) => {
  expect(getDisplayTextCheck(face)?.(text)).toBe(isComplete);
});

test('[WL-2.7] the font of the system needs no check', () => {
  expect(getDisplayTextCheck('system')).toBeUndefined();
});
