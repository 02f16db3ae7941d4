import type { Page } from 'playwright';

/** The font stack of the app (src/ui/styles/base.css). */
const APP_FONTS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/**
 * Texts with the font families with which a browser of the tests shows them: language, CSS font families, text, shown
 * families. Fonts that a machine has by chance are never among them, not even when a page names them.
 */
export const FONT_SAMPLES: readonly (readonly [lang: string, css: string, text: string, shown: string])[] = [
  ['en', APP_FONTS, 'Deposit ₱500', 'Roboto'],
  ['vi', APP_FONTS, 'Đăng nhập', 'Roboto'],
  ['en', 'system-ui', 'Deposit', 'Roboto'],
  ['en', 'sans-serif', 'Deposit', 'Roboto'],
  ['en', 'serif', 'Deposit', 'Roboto'],
  ['en', 'monospace', 'Deposit', 'Roboto'],
  // Noto Serif is installed beside Noto Sans, the others are the default fonts of Debian, GNOME and Ubuntu.
  ['en', '"Noto Serif"', 'Deposit', 'Roboto'],
  ['en', '"Liberation Sans", Arial, "DejaVu Serif", Cantarell, Ubuntu', 'Deposit', 'Roboto'],
  ['hi', APP_FONTS, 'जमा', 'Noto Sans Devanagari'],
  ['bn', APP_FONTS, 'জমা', 'Noto Sans Bengali'],
  ['ta', APP_FONTS, 'தமிழ்', 'Noto Sans Tamil'],
  // Words whose first letter another script has, too.
  ['en', APP_FONTS, 'விரைவு', 'Noto Sans Tamil'],
  ['en', APP_FONTS, 'பயன்படுத்தாத', 'Noto Sans Tamil'],
  ['th', APP_FONTS, 'ฝากเงิน', 'Noto Sans Thai'],
  ['km', APP_FONTS, 'ដាក់ប្រាក់', 'Noto Sans Khmer'],
  ['my', APP_FONTS, 'ငွေသွင်း', 'Noto Sans Myanmar'],
  ['ur', APP_FONTS, 'جمع', 'Noto Sans Arabic'],
  ['zh-Hans', APP_FONTS, '存款', 'Noto Sans CJK SC'],
  ['zh-Hant', APP_FONTS, '儲值', 'Noto Sans CJK TC'],
  ['ja', APP_FONTS, 'ログイン', 'Noto Sans CJK JP'],
  ['ko', APP_FONTS, '입금', 'Noto Sans CJK KR'],
  ['en', APP_FONTS, '🎲', 'Noto Color Emoji'],
];

/** Resolves with the font families with which the page's browser shows each of {@link FONT_SAMPLES}. */
export async function readShownFonts(page: Page): Promise<readonly string[]> {
  await page.setContent(
    FONT_SAMPLES.map(([lang, css, text]) => `<p lang="${lang}" style='font-family: ${css}'>${text}</p>`).join(''),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  const shown: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    shown.push(fonts.map(({ familyName }) => familyName).join(', '));
  }
  await session.detach();
  return shown;
}
