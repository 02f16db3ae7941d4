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

test('[OPS-5.6] the page lists a call that failed before it was loaded again, with its code and request id', async () => {
  const call = { at: 1, endpoint: 'submitDeposit', requestId: '7f3a91c2', tookMs: 12, what: 'HTTP 503' };
  sessionStorage.setItem('MC_FAILED_CALLS:visitor:', JSON.stringify({ at: 1, value: [call] }));
  const screen = await render(<Diagnostics />, { wrapper: TestProviders });
  await expect.element(screen.getByText('submitDeposit: HTTP 503, 12 ms, id 7f3a91c2')).toBeVisible();
});
