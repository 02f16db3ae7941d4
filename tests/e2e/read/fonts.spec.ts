import { chromium, expect, test } from '@playwright/test';
import { CHROMIUM_FLAGS, CHROMIUM_PATH, HEADLESS_CHROMIUM_PATH } from '../../support/browser/chromium';
import { FONT_SAMPLES, readShownFonts } from '../../support/browser/font-samples';

for (const [name, executablePath] of [
  ['the headless shell', HEADLESS_CHROMIUM_PATH],
  ['the full browser', CHROMIUM_PATH],
] as const) {
  test(`${name} shows texts of every script with the fonts of the tests, not with those of the machine`, async () => {
    const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
    const shown = await readShownFonts(await browser.newPage());
    await browser.close();
    expect(shown).toEqual(FONT_SAMPLES.map(([, , , family]) => family));
  });
}
