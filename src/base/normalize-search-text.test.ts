import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeSearchText } from './normalize-search-text';

describe('[GAME-5] [LOGIN-6] search', () => {
  test.each([
    ['Việt Nam', 'viet nam'],
    ['XÓC ĐĨA', 'xoc dia'],
    ['Türkiye', 'turkiye'],
    ['Señor', 'senor'],
    ['幸运灯笼', '幸运灯笼'],
    ['ISPARTA İstanbul ışık', 'isparta istanbul isik'],
    ['हिन्दी', 'हिन्दी'],
    ['ガ', 'ガ'],
    ['اُردو', 'اردو'],
    ['100%', '100%'],
    ['M&M', 'm&m'],
    ['', ''],
    [' \u200b\u00a0', ''],
  ])('[GAME-5.9] the text %j is normalized to %j for search', (text, folded) => {
    expect(normalizeSearchText(text)).toBe(folded);
  });

  test.each([
    ['full-width letters and digits', 'Ｄｒａｇｏｎ　７７７', 'Dragon 777'],
    ['half-width kana', 'ｽﾛｯﾄ', 'スロット'],
    ['half-width kana with a voiced mark', 'ﾄﾞﾗｺﾞﾝ', 'ドラゴン'],
    ['hiragana and katakana', 'どらごん', 'ドラゴン'],
    ['half-width jamo', '\uffa1\uffc2', 'ㄱㅏ'],
    ['the middle dot of Japanese', 'スター・バースト', 'スター バースト'],
    ['a zero-width space', 'ลอต\u200bเตอรี่', 'ลอตเตอรี่'],
    ['a soft hyphen', 'Jack\u00adpot', 'Jackpot'],
    ['a zero-width non-joiner', 'می\u200cخواهم', 'میخواهم'],
    ['a word joiner', 'Jack\u2060pot', 'Jackpot'],
    ['a direction mark', '\u200eDragon\u200f', 'Dragon'],
    ['a variation selector', '♥\ufe0f', '♥'],
    ['ligatures of typography', 'ﬁre ﬂower', 'fire flower'],
    ['ligatures of Arabic', 'ﻻ', 'لا'],
    ['letters that are ligatures', 'Œdipe Æon Straße', 'OEDIPE AEON STRASSE'],
    ['letters that do not decompose', 'Łódź Ørsted', 'Lodz Orsted'],
    ['a typographic apostrophe', 'Dragon’s Gold', "Dragon's Gold"],
    ['a full-width apostrophe', 'Dragon＇s', "Dragon's"],
    ['an accent in place of an apostrophe', 'Dragon´s', 'Dragon`s'],
    ['no apostrophe', 'Dragons Gold', "Dragon's Gold"],
    ['the letter of Tahitian', 'ʻOri Tahiti', "'Ori Tahiti"],
    ['quotation marks', '“Book” of «Ra»', '"Book" of Ra'],
    ['a non-breaking hyphen', 'Spider\u2011Man', 'Spider-Man'],
    ['a blank in place of a hyphen', 'Guinea Bissau', 'Guinea-Bissau'],
    ['a non-breaking space', 'Dragon\u00a0Gold', 'Dragon Gold'],
    ['several spaces', ' Dragon  Gold ', 'Dragon Gold'],
    ['precomposed and decomposed letters', 'Vie\u0323\u0302t', 'Việt'],
    ['the vowel of Thai in two parts', 'น\u0e4d\u0e32', 'น\u0e33'],
    ['digits of Hindi', '७७७', '777'],
    ['digits of Urdu', '۷۷۷', '777'],
    ['digits of Burmese', '၇၇၇', '777'],
    ['digits of Bengali', 'Dragon ৭', 'Dragon 7'],
    ['the kaf and yeh of Arabic', 'كرکي', 'کرکی'],
    ['the heh and alef maksura of Arabic', 'شاه على', 'شاہ علی'],
    ['the teh marbuta of Arabic', 'زكاة', 'زکاۃ'],
    ['vowel signs of Arabic', 'مُحَمَّد', 'محمد'],
    ['two vowels of Thai that look like one', 'เเจ็คพอต', 'แจ็คพอต'],
    ['a voiced mark that hiragana has no letter with', 'わ\u3099', 'ヷ'],
    ['a final sigma', 'ΟΔΥΣΣΕΥΣ', 'οδυσσεύς'],
    ['Roman numerals and trademarks', 'Rocky Ⅳ ™', 'Rocky IV TM'],
  ])('[GAME-5.10] a text with %s finds its other form: %j and %j', (_what, one, other) => {
    expect(normalizeSearchText(one)).toBe(normalizeSearchText(other));
    expect(normalizeSearchText(one)).not.toBe('');
  });

  test('[GAME-5.10] a normalized text is normalized to itself', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        ...['ß', 'İ', 'ǰ', 'ΐ', 'ﬃ', '\u200d', '\u00ad', '゛', 'ﾞ', 'ㅎ', 'ᄒ', 'ᅡ', "'", '´', '-', ' ', '¨', 'ŉ'],
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const once = normalizeSearchText(pieces.join(''));
        expect(normalizeSearchText(once)).toBe(once);
      }),
      { numRuns: 5_000 },
    );
  });
});
