import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { FONT_SAMPLES } from '../support/browser/font-samples';

test('texts of every script are shown with the fonts of the tests, not with those of the machine', async () => {
  expect(await commands.readShownFonts()).toEqual(FONT_SAMPLES.map(([, , , family]) => family));
});
