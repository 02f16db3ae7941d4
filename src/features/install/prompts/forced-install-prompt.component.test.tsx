import { parse } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMerchantStatus, resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { INSTALL_PROMPT_TIMEOUT_MS } from '../../../browser/device/install-prompt';
import { installPromptSettings } from '../../../contract/endpoints/site/install-prompt-settings';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { updateInstallPromptAvailability } from '../installed/use-installation';
import { ForcedInstallPrompt } from './forced-install-prompt';

const SETTINGS = parse(installPromptSettings.response, {});

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await commands.setScenario({ install: true });
  await loadMerchantStatus();
});
afterEach(() => {
  vi.useRealTimers();
  delete window.installEvent;
  updateInstallPromptAvailability();
});

/** Makes the browser offer an install prompt whose `prompt()` returns a promise that never settles. */
function offerSilentPrompt(): void {
  const prompt = () => new Promise<never>(() => {});
  window.installEvent = Object.assign(new Event('beforeinstallprompt'), { prompt });
  updateInstallPromptAvailability();
}

test('[ENG-2.3] a forced install prompt can be closed after two install attempts without a result', async () => {
  const left = vi.fn();
  offerSilentPrompt();
  const screen = await render(
    <TestProviders>
      <ForcedInstallPrompt settings={SETTINGS} canInstall toasts={null} onLeave={left} />
    </TestProviders>,
  );
  const goOn = screen.getByRole('button', { name: 'Continue in the browser' });
  await expect.element(screen.getByRole('dialog', { name: 'Continue in the app' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Contact us' })).toBeVisible();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect.element(goOn).not.toBeInTheDocument();
    const install = screen.getByRole('button', { name: 'Add to home screen' });
    await expect.element(install).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    (install.element() as HTMLElement).click();
    await vi.advanceTimersByTimeAsync(INSTALL_PROMPT_TIMEOUT_MS);
    vi.useRealTimers();
    offerSilentPrompt();
  }
  await goOn.click();
  expect(left).toHaveBeenCalledOnce();
});

test.each([
  ['', 0],
  ['BKey', 1],
])(
  '[INST-4] a forced install prompt with the push key “%s” mentions notifications %i times',
  async (vapidKey, lines) => {
    useMerchant.setState(({ status }) => ({
      status: status && {
        ...status,
        info: { ...status.info, push: { ...status.info.push, vapidKey, messagingSenderId: '' } },
      },
    }));
    offerSilentPrompt();
    const screen = await render(
      <TestProviders>
        <ForcedInstallPrompt settings={SETTINGS} canInstall toasts={null} onLeave={() => undefined} />
      </TestProviders>,
    );
    await expect.element(screen.getByText('One tap from your home screen')).toBeVisible();
    expect(screen.getByText('Hear at once', { exact: false }).elements()).toHaveLength(lines);
  },
);
