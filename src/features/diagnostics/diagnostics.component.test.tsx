import { beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { Diagnostics } from './diagnostics';

beforeEach(() => resetPageAndRecordNavigations());

test('[OPS-1.5] the diagnostics page lists a misspelt key, a broken color and a hidden entry of the status', async () => {
  const whitelabelVal = { acent: '#ffffff', background: 'blue', defaultLanguage: 'FR' };
  const customerService = [{ csType: 'LIVECHAT', path: 'https://chat.example/' }];
  const value = { info: { merchantCode: 'FAIR', whitelabelVal, customerService } };
  await commands.addFault({ endpoint: 'status', status: 200, body: JSON.stringify({ success: true, value }) });
  const screen = await render(<Diagnostics />, { wrapper: TestProviders });
  for (const text of [
    'info.whitelabelVal.acent: unknown key, which nothing reads. Did you mean "accent"?',
    'info.whitelabelVal.background: "blue" is no colour',
    'info.whitelabelVal.defaultLanguage: "FR" is no language of the app.',
    'info.whitelabelVal.legal.licence: is missing',
    'the entry LIVECHAT is hidden: its path cannot be decrypted.',
  ])
    await expect.element(screen.getByText(text)).toBeInTheDocument();
});

test('[OPS-5.5] the page says in words whether notifications are on, and folds the lines for support', async () => {
  const screen = await render(<Diagnostics />, { wrapper: TestProviders });
  await expect.element(screen.getByText('Notifications are off')).toBeVisible();
  const line = screen.getByText(/^permission: /);
  await expect.element(line).not.toBeVisible();
  await screen.getByText('Details for customer service').click();
  await expect.element(line).toBeVisible();
});
