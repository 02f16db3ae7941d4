import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../../../tests/components/axe';
import { applyMerchantTheme, removeMerchantTheme } from '../../../../tests/components/merchant-theme';
import { goOffline, goOnline } from '../../../../tests/components/network';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { ok } from '../../../base/result';
import '../../../ui/styles/base.css';
import { createDomainSearchFailure, type DomainSearchResult } from '../search/race-domain-searches';
import DomainErrorScreen from './domain-error-screen';
import { FailoverDialog } from './failover-dialog';

beforeEach(async () => void (await resetPageAndRecordNavigations()));
afterEach(async () => {
  removeMerchantTheme();
  await browserPage.viewport(390, 844);
});

test('[DOM-1.4] the unavailable-domain screen without its dialog shows an explanation, customer service links and Retry', async () => {
  const error = {
    layer: 'business',
    endpoint: 'status',
    code: 'domain_not_available',
    message: 'Moved',
    value: undefined,
    requestId: '01234567-89ab-7cde-8f01-23456789abcd',
  } as const;
  const screen = await render(
    <TestProviders>
      <DomainErrorScreen error={error} onRetry={async () => {}} />
    </TestProviders>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Notice' });
  const main = screen.getByRole('main');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Live chat' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Retry' })).toHaveFocus();
  expect(main.element().textContent).not.toContain('You can continue');
  // One surface: no screen is seen behind it.
  const { width, height } = dialog.element().getBoundingClientRect();
  expect([width, height]).toEqual([innerWidth, innerHeight]);
  // The heading is in the language of the page, whatever that of the platform's message.
  await expect.element(dialog.getByText('This address is not available')).toHaveAttribute('data-display');
  expect(dialog.getByText('Moved').element().closest('[data-display]')).toBeNull();
  expect(dialog.getByText('Error code 0123-4567').element().closest('[data-display]')).toBeNull();
  // What is for support comes after what helps the member.
  const link = dialog.getByRole('link', { name: 'Live chat' }).element();
  expect(link.compareDocumentPosition(dialog.getByText('Moved').element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(dialog.element()).toHaveAccessibleDescription('This address is not available Moved Error code 0123-4567');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(main.getByText('You can continue on another one of our addresses.')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Live chat' })).toBeVisible();
  // What is loaded last moves the buttons above it.
  await expect.element(main.getByRole('img', { name: 'For players aged 21 and over' })).toBeVisible();
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Retry' })).toHaveFocus();
});

test('[BOOT-5.11] while the browser reports no network, the screen of a failing domain is about that, and searches', async () => {
  const screen = await render(
    <TestProviders>
      <DomainErrorScreen error={{ layer: 'offline', endpoint: 'status' }} onRetry={async () => {}} />
    </TestProviders>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Notice' });
  const title = screen.getByRole('main').getByRole('heading', { level: 1, includeHidden: true });
  await goOffline();
  await expect.element(dialog.getByText(/^The network cannot be reached/)).toBeVisible();
  await expect.element(dialog.getByText(/^No address answers right now/)).toBeVisible();
  await expect.element(title).toHaveTextContent('You are offline');
  await goOnline();
  await expect.element(title).toHaveTextContent('This address is not available');
  await expect.element(dialog.getByText('Error')).toBeVisible();
});

describe('[DOM-1] [WL-2] layout and accessibility of the unavailable-domain dialog', () => {
  const FOUND: DomainSearchResult = ok('https://another-very-long-name-of-a-domain.example');

  test.each<[string, DomainSearchResult | undefined, string, 'light' | 'dark']>([
    ['while the search is running', undefined, 'FAIR', 'light'],
    ['if a domain is found', FOUND, 'FAIR', 'dark'],
    ['if a domain is found, in a dark theme', FOUND, 'KOPI', 'dark'],
    ['if no domain responds', createDomainSearchFailure('none'), 'SOL', 'light'],
  ])(
    '%s, the unavailable-domain dialog fits a small screen with large text and has no accessibility violations',
    async (_, result, merchant, scheme) => {
      await browserPage.viewport(320, 640);
      await applyMerchantTheme(merchant, scheme, 'ltr');
      document.documentElement.style.fontSize = '200%';
      await render(
        <TestProviders>
          <FailoverDialog
            message={{ verbatim: 'This domain is not available' }}
            search={{ result, services: [] }}
            onRetry={() => {}}
            onClose={() => {}}
          />
        </TestProviders>,
      );
      const dialog = document.querySelector('dialog');
      expect(dialog && dialog.scrollWidth <= dialog.clientWidth).toBe(true);
      await expectAccessibleInBothTextDirections('dialog');
    },
  );
});
