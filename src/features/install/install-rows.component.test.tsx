import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMerchantStatus, resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { RowList } from '../../ui/list/rows';
import InstallRows from './install-rows';
import { changeInstallRecord } from './installed/install-records';
import { BANNER_CLOSE_COUNT_WHEN_INSTALLED } from './installed/installation-signals';
import { updateInstallPromptAvailability, useWatchInstallation } from './installed/use-installation';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

beforeEach(async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID);
  await resetPageAndRecordNavigations();
});

const openRows = () =>
  render(
    <TestProviders>
      <RowList>
        <InstallRows />
      </RowList>
      <p>end</p>
    </TestProviders>,
  );

test.each([
  [true, ['Get the app', 'Add to home screen']],
  [false, []],
])(
  '[MEM-1.18][INST-2] with the merchant setting install=%s, the install buttons of the account page are %j',
  async (isOffered, names) => {
    await commands.setScenario({ install: isOffered });
    await loadMerchantStatus();
    const screen = await openRows();
    await expect.element(screen.getByText('end')).toBeVisible();
    expect(
      screen
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(names);
  },
);

test('[MEM-1] [INST-3] the button “Add to home screen” of the account page opens the install steps for the current browser', async () => {
  await commands.setScenario({ install: true });
  await loadMerchantStatus();
  const screen = await openRows();
  await userEvent.click(screen.getByRole('button', { name: 'Add to home screen' }));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

/** The rows in a page that watches the installation, as the app does. */
function WatchedRows() {
  useWatchInstallation();
  return (
    <RowList>
      <InstallRows />
    </RowList>
  );
}

test('[INST-2.5] the install buttons return after a removal, which an offer of the browser to install again shows', async () => {
  await commands.setScenario({ install: true });
  await loadMerchantStatus();
  await changeInstallRecord((record) => ({
    ...record,
    bannerCloses: BANNER_CLOSE_COUNT_WHEN_INSTALLED,
    installedAt: Date.now() - 60_000,
  }));
  onTestFinished(() => {
    delete window.installEvent;
    updateInstallPromptAvailability();
  });
  const screen = await render(<WatchedRows />, { wrapper: TestProviders });
  const names = () =>
    screen
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(names).toEqual([]);
  const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({ outcome: 'dismissed' }) });
  Object.assign(window, { installEvent: offer });
  window.dispatchEvent(offer);
  await expect.poll(names).toEqual(['Get the app', 'Add to home screen']);
});
