import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { FONT_SAMPLES } from '../support/browser/font-samples';

test('the browser of the component tests shows texts of every script with the fonts of the tests, not with those of the machine', async () => {
  expect(await commands.readShownFonts()).toEqual(FONT_SAMPLES.map(([, , , family]) => family));
});
