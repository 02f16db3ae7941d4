import { afterEach, beforeEach, expect, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { applyMerchantTheme, removeMerchantTheme } from '../../../../tests/components/merchant-theme';
import { loadMerchantStatus, resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { applyWideFont, removeWideFont } from '../../../../tests/components/wide-font';
import { LANGUAGE_CODES } from '../../../contract/language-codes';
import { activateLanguage } from '../../../services/i18n/i18n';
import { ENGLISH, LANGUAGES } from '../../../services/i18n/languages';
import '../../../ui/styles/base.css';
import { HomeHeader } from './home-header';

beforeEach(async () => void (await resetPageAndRecordNavigations()));
afterEach(async () => {
  removeMerchantTheme();
  removeWideFont();
  await activateLanguage(ENGLISH);
  await browserPage.viewport(390, 844);
});

test.each(LANGUAGE_CODES.flatMap((code) => [false, true].map((isWide) => ({ code, isWide }))))(
  '[I18N-1] brand, language menu and login link fit in a row of 360 px in the language $code, in a wide font: $isWide',
  async ({ code, isWide }) => {
    if (isWide) await applyWideFont();
    const language = LANGUAGES.get(code) ?? ENGLISH;
    await browserPage.viewport(360, 640);
    await applyMerchantTheme('FAIR', 'light', language.dir);
    await loadMerchantStatus();
    await activateLanguage(language);
    const screen = await render(
      <TestProviders>
        <HomeHeader balance={null} />
      </TestProviders>,
    );
    const login = screen.getByRole('link').element().getBoundingClientRect();
    const rows = [screen.getByRole('heading'), screen.getByRole('combobox')].map((part) => {
      const { top, bottom } = part.element().getBoundingClientRect();
      return Math.abs(login.top + login.bottom - top - bottom) / 2 < 4;
    });
    expect(rows).toEqual([true, true]);
    expect(document.documentElement.scrollWidth).toBe(360);
  },
);
