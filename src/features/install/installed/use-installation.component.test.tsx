import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMerchantStatus, resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { changeInstallRecord, useInstallRecord } from './install-records';
import { BANNER_CLOSE_COUNT_WHEN_INSTALLED } from './installation-signals';
import { updateInstallPromptAvailability, useInstallation, useWatchInstallation } from './use-installation';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await commands.setScenario({ install: true });
  await loadMerchantStatus();
});
afterEach(() => {
  delete window.installEvent;
  updateInstallPromptAvailability();
});

/** Stores that the web app was installed at a time (epoch ms). */
const storeInstallation = (installedAt: number) =>
  changeInstallRecord((record) => ({
    ...record,
    bannerCloses: BANNER_CLOSE_COUNT_WHEN_INSTALLED,
    installedAt,
    wasForced: true,
  }));

/** Lets the browser offer its install prompt, as the bootstrap script saves it. */
function offerInstallPrompt(): void {
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({ outcome: 'dismissed' }) });
  Object.assign(window, { installEvent: event });
  window.dispatchEvent(event);
}

function Installation() {
  useWatchInstallation();
  const { isInstalled, wasRemoved } = useInstallation();
  const record = useInstallRecord();
  return <output>{JSON.stringify([isInstalled, wasRemoved, record?.bannerCloses, record?.wasForced])}</output>;
}

describe('[INST-2.5] install record and the browser’s offer to install', () => {
  test('an offer from before the installation, which this tab still has, does not lower the install record', async () => {
    await storeInstallation(Date.now() + 60_000);
    const screen = await render(<Installation />);
    offerInstallPrompt();
    await expect.element(screen.getByRole('status')).toHaveTextContent('[true,false,99,true]');
  });

  test('an offer after the installation lowers the install record, and nothing pops up in this tab', async () => {
    await storeInstallation(Date.now() - 60_000);
    const screen = await render(<Installation />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('[true,false,99,true]');
    offerInstallPrompt();
    await expect.element(screen.getByRole('status')).toHaveTextContent('[false,true,1,false]');
    const closed = ['MC_INSTALL_BANNER_CLOSED', 'MC_INSTALL_PROMPT_CLOSED'].map((key) => sessionStorage.getItem(key));
    expect(closed).toEqual(['1', '1']);
  });
});
