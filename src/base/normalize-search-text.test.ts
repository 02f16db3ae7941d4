import { expect, test } from 'vitest';
import { normalizeSearchText } from './normalize-search-text';

test.each([
  ['Việt Nam', 'viet nam'],
  ['XÓC ĐĨA', 'xoc dia'],
  ['Türkiye', 'turkiye'],
  ['Señor', 'senor'],
  ['幸运灯笼', '幸运灯笼'],
  ['ISPARTA İstanbul ışık', 'isparta istanbul isik'],
  ['हिन्दी', 'हिन्दी'],
  ['ลอตเตอรี่', 'ลอตเตอรี่'],
  ['ガ', 'ガ'],
  ['اُردو', 'اُردو'],
  ['', ''],
])('[GAME-5] [LOGIN-6] the text %j is normalized to %j for search', (text, folded) => {
  expect(normalizeSearchText(text)).toBe(folded);
});
