import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { applyMerchantTheme, removeMerchantTheme } from '../../../tests/components/merchant-theme';
import { resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { applyWideFont, removeWideFont } from '../../../tests/components/wide-font';
import { LANGUAGE_CODES, type LanguageCode } from '../../contract/language-codes';
import { BottomNavigationButton } from '../../ui/layout/bottom-navigation';
import '../../ui/styles/base.css';
import { activateLanguage } from '../i18n/i18n';
import { ENGLISH, LANGUAGES } from '../i18n/languages';
import { MainNavigation } from './main-navigation';

beforeEach(async () => void (await resetPageAndRecordNavigations()));
afterEach(async () => {
  removeMerchantTheme();
  removeWideFont();
  await activateLanguage(ENGLISH);
  await browserPage.viewport(390, 844);
});

/** Returns the rectangle of the text of each item, without its icon and padding. */
function textBoxes(navigation: Element): readonly DOMRect[] {
  return [...navigation.querySelectorAll('li > *')].map((item) => {
    const range = document.createRange();
    const text = [...item.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    if (!text) throw new Error('an item has no text');
    range.selectNode(text);
    return range.getBoundingClientRect();
  });
}

/** Minimum gap at which two labels are not read as one, relative to their font size. The width of a space is 0.25. */
const MIN_GAP_RATIO = 0.4;

/**
 * Returns the pairs of labels that are side by side with less than `gap` (px) between them, as indexes such as `0 and
 * 1`.
 */
function findTouching(boxes: readonly DOMRect[], gap: number): readonly string[] {
  const areApart = (a: DOMRect, b: DOMRect) =>
    a.right + gap <= b.left || b.right + gap <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return boxes.flatMap((box, at) =>
    boxes.slice(at + 1).flatMap((other, after) => (areApart(box, other) ? [] : [`${at} and ${at + 1 + after}`])),
  );
}

describe.each([
  ['the font of the system', () => undefined],
  ['a wide font', applyWideFont],
])('[WL-2] labels of the bottom navigation in %s', (_, useFont) => {
  test.each<[string, number, string, LanguageCode]>([
    // merchant, width, text size, language
    ['FAIR', 320, '200%', 'EN'],
    ['KOPI', 320, '200%', 'VI'],
    ['SOL', 320, '200%', 'EN'],
    ['SOL', 320, '200%', 'CN'],
    ['SOL', 320, '150%', 'VI'],
    ['SOL', 390, '200%', 'EN'],
    ['SOL', 360, '100%', 'EN'],
    ['SOL', 320, '100%', 'CN'],
    ...LANGUAGE_CODES.map((code): [string, number, string, LanguageCode] => ['FAIR', 360, '100%', code]),
  ])(
    'six navigation labels neither touch nor overflow the bar: merchant %s, %d px wide, text size %s, language %s',
    async (merchant, width, fontSize, language) => {
      await useFont();
      await browserPage.viewport(width, 640);
      const { dir = 'ltr' } = LANGUAGES.get(language) ?? {};
      await applyMerchantTheme(merchant, merchant === 'KOPI' ? 'dark' : 'light', dir);
      await activateLanguage(LANGUAGES.get(language) ?? ENGLISH);
      document.documentElement.style.fontSize = fontSize;
      const screen = await render(
        <TestProviders>
          <MainNavigation>
            <BottomNavigationButton icon="chat" label="Chat" onPress={() => {}} />
          </MainNavigation>
        </TestProviders>,
      );
      const navigation = screen.getByRole('navigation').element();
      const bar = navigation.getBoundingClientRect();
      expect(bar.right).toBeLessThanOrEqual(width);
      const boxes = textBoxes(navigation);
      expect(boxes).toHaveLength(6);
      const fontSizePx = Number.parseFloat(getComputedStyle(screen.getByText('Chat').element()).fontSize);
      expect(findTouching(boxes, fontSizePx * MIN_GAP_RATIO)).toEqual([]);
      const rows = new Set([...navigation.querySelectorAll('li')].map((item) => item.offsetTop));
      if (fontSize === '100%') expect(rows.size).toBe(1);
      for (const { left, right } of boxes) {
        expect(left).toBeGreaterThanOrEqual(bar.left);
        expect(right).toBeLessThanOrEqual(bar.right);
      }
    },
  );
});

test.each(['FAIR', 'KOPI', 'SOL'])(
  '[WL-2] the five items of %s stay in one row with text twice as large',
  async (merchant) => {
    await applyMerchantTheme(merchant, 'light', 'ltr');
    document.documentElement.style.fontSize = '200%';
    const screen = await render(
      <TestProviders>
        <MainNavigation>{null}</MainNavigation>
      </TestProviders>,
    );
    const items = [...screen.getByRole('navigation').element().querySelectorAll('li')];
    expect(items).toHaveLength(5);
    expect(new Set(items.map(({ offsetTop }) => offsetTop)).size).toBe(1);
  },
);

test('[WL-2] the icons of six items stand on one line above labels of one and of two lines', async () => {
  await applyMerchantTheme('KOPI', 'dark', 'ltr');
  await activateLanguage(LANGUAGES.get('VI') ?? ENGLISH);
  const screen = await render(
    <TestProviders>
      <MainNavigation>
        <BottomNavigationButton icon="chat" label="Trò chuyện" onPress={() => {}} />
      </MainNavigation>
    </TestProviders>,
  );
  const icons = [...screen.getByRole('navigation').element().querySelectorAll('svg')];
  const middles = icons.map((icon) => icon.getBoundingClientRect()).map(({ top, bottom }) => Math.round(top + bottom));
  const heights = textBoxes(screen.getByRole('navigation').element()).map(({ height }) => Math.round(height));
  expect(new Set(heights).size).toBe(2);
  expect(new Set(middles).size).toBe(1);
});

test.each(['FAIR', 'KOPI', 'SOL'])(
  '[WL-2] the labels of the bottom navigation of %s stand on one line',
  async (merchant) => {
    await applyMerchantTheme(merchant, 'light', 'ltr');
    const screen = await render(
      <TestProviders>
        <MainNavigation>
          <BottomNavigationButton icon="chat" label="Chat" onPress={() => {}} />
        </MainNavigation>
      </TestProviders>,
    );
    const tops = textBoxes(screen.getByRole('navigation').element()).map(({ top }) => top);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(0.5);
  },
);
