import { afterEach, beforeEach, expect, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { applyMerchantTheme, removeMerchantTheme } from '../../../tests/components/merchant-theme';
import { loadMerchantStatus, resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { applyWideFont, removeWideFont } from '../../../tests/components/wide-font';
import '../../ui/styles/base.css';
import { MerchantWelcomeHeader } from './merchant-welcome-header';

beforeEach(async () => void (await resetPageAndRecordNavigations()));
afterEach(async () => {
  removeMerchantTheme();
  removeWideFont();
  document.documentElement.style.fontSize = '';
  await browserPage.viewport(390, 844);
});

test.each([
  [390, false, '100%'],
  [360, false, '100%'],
  [360, true, '100%'],
  [360, true, '200%'],
])(
  '[WL-2] on sign-in and registration, the merchant’s name is whole at %i px, in a wide font: %j, text size %s',
  async (width, isWide, fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    if (isWide) await applyWideFont();
    await browserPage.viewport(width, 844);
    await applyMerchantTheme('FAIR', 'light', 'ltr');
    await loadMerchantStatus();
    const screen = await render(
      <TestProviders>
        <div style={{ padding: 20 }}>
          <MerchantWelcomeHeader />
        </div>
      </TestProviders>,
    );
    await document.fonts.ready;
    const name = screen.getByText('Fairground').element();
    const text = document.createRange();
    text.selectNodeContents(name);
    // A text that is wider by a fraction of a pixel ends with an ellipsis, too; the layout counts in 1/64 px.
    const room = name.getBoundingClientRect().width + 1 / 64;
    expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(room);
  },
);
