import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  applyMerchantTheme,
  findAccessibilityViolationsBySelector,
  removeMerchantTheme,
} from '../../../../tests/components/merchant-theme';
import {
  loadMerchantStatus,
  resetPageAndRecordNavigations,
  signInMember,
} from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { queryClient } from '../../queries/query-client';
import { refreshMember } from '../../session-lifecycle/refresh-member';
import { ContactButton } from './contact-button';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  queryClient.clear();
});
afterEach(removeMerchantTheme);

const renderButton = () =>
  render(
    <TestProviders>
      <main>
        <ContactButton />
      </main>
    </TestProviders>,
  );

/**
 * Opens the customer service sheet. Returns locators, and `readParameters`, which reads the query parameters of a
 * link.
 */
async function openSheet() {
  const screen = await renderButton();
  const contact = screen.getByRole('button', { name: 'Contact us' });
  await expect.element(contact).toHaveAttribute('aria-busy', 'false');
  await contact.click();
  const sheet = screen.getByRole('dialog', { name: 'Customer service' });
  const link = (name: string) => sheet.getByRole('link', { name });
  const readParameters = (name: string) => {
    const address = link(name).element().getAttribute('href') ?? '';
    return Object.fromEntries(new URL(address).searchParams);
  };
  await expect.element(link('Live chat')).toBeVisible();
  return { screen, contact, sheet, link, readParameters };
}

describe('[CS-1] customer service sheet', () => {
  test('[CS-1.4] the member’s name is added to every link, the VIP label only to links of the type AICAN, and the token to none', async () => {
    await signInMember();
    await refreshMember();
    const { readParameters } = await openSheet();
    expect(readParameters('Assistant')).toEqual({ merchant: 'FAIR', userName: 'alice', category: 'Gold' });
    expect(readParameters('Live chat')).toEqual({ merchant: 'FAIR', userName: 'alice' });
  });

  test('[CS-1.4] adds no “category” parameter to the links for a member without a VIP label', async () => {
    await signInMember('bob');
    await refreshMember();
    const { readParameters } = await openSheet();
    expect(readParameters('Assistant')).toEqual({ merchant: 'FAIR', userName: 'bob' });
  });

  test('[CS-1.4] adds no name to the links for a visitor', async () => {
    const { readParameters } = await openSheet();
    expect(readParameters('Assistant')).toEqual({ merchant: 'FAIR' });
  });

  test('[CS-1.3] hides links with a foreign host, a script URL or an invalid path', async () => {
    await commands.setScenario({ badServices: true });
    await loadMerchantStatus();
    const { sheet } = await openSheet();
    await expect.poll(() => commands.countRequests('customerServices')).toBe(1);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    const titles = () =>
      sheet
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(titles).toEqual(['Live chat', 'Assistant']);
  });

  test('[CS-1.3] keeps the links of the status if the response contains none', async () => {
    await commands.addFault({
      endpoint: 'customerServices',
      body: JSON.stringify({ success: true, value: { services: [] } }),
      contentType: 'application/json',
    });
    const { link } = await openSheet();
    await expect.poll(() => commands.countRequests('customerServices')).toBe(1);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    await expect.element(link('Live chat')).toBeVisible();
    await expect.element(link('Assistant')).toBeVisible();
  });

  test('keeps the focus on a link when the member record arrives', async () => {
    await signInMember();
    const { link } = await openSheet();
    // The links of the response replace those of the status.
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    const assistant = link('Assistant').element() as HTMLElement;
    assistant.focus();
    await refreshMember();
    await expect.element(link('Assistant')).toHaveAttribute('href', expect.stringContaining('category=Gold'));
    expect(document.activeElement).toBe(assistant);
  });

  test('[CS-1.6] opens and closes by keyboard, and returns the focus', async () => {
    const screen = await renderButton();
    const contact = screen.getByRole('button', { name: 'Contact us' });
    await expect.element(contact).toHaveAttribute('aria-busy', 'false'); // a busy button ignores presses
    (contact.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(contact).toHaveFocus();
  });

  test.each([
    ['FAIR', 'light', 'ltr'],
    ['SOL', 'dark', 'rtl'],
  ] as const)(
    'the sheet has no accessibility violations for the merchant %s, the color scheme %s and the direction %s',
    async (code, scheme, dir) => {
      await applyMerchantTheme(code, scheme, dir);
      const screen = await renderButton();
      await screen.getByRole('button', { name: 'Contact us' }).click();
      await expect.element(screen.getByRole('dialog').getByRole('link').first()).toBeVisible();
      expect(await findAccessibilityViolationsBySelector('dialog')).toEqual([]);
    },
  );
});

test('[CS-1.6] a single customer service link opens in a new window without an opener', async () => {
  await applyMerchantTheme('KOPI', 'dark', 'rtl');
  const screen = await renderButton();
  const link = screen.getByRole('link', { name: 'Contact us' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/support\/MIDUOKE\?merchant=KOPI$/));
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await findAccessibilityViolationsBySelector('main')).toEqual([]);
});
