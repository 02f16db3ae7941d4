import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { queryClient } from '../services/queries/query-client';
import ActivityPage from './activity';
import MallPage from './mall';
import MemberHistoryPage from './member-history';
import MemberTicketsPage from './member-tickets';
import RewardCenterPage from './reward-center';
import VoucherCenterPage from './voucher-center';
import '../ui/styles/tokens.css';

// The name of the file becomes the fragment of the URL.
const ART = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}#`;
const root = document.documentElement;

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  queryClient.clear();
  await signInMember();
  root.style.setProperty('--illustrations', `url(${JSON.stringify(ART)})`);
});
afterEach(() => void root.style.removeProperty('--illustrations'));

test.each<[string, string, object, ComponentType, string]>([
  ['vouchers', 'vouchers', { list: [] }, RewardCenterPage, 'You have no vouchers yet.'],
  ['deposit methods', 'depositSettings', { methods: [] }, VoucherCenterPage, 'There are no deposit methods right now.'],
  ['products', 'products', { points: 5, list: [] }, MallPage, 'The shop is empty right now.'],
  ['transactions', 'transactions', { list: [] }, MemberHistoryPage, 'Nothing here yet.'],
  ['tickets', 'tickets', { currency: 'PHP', list: [] }, MemberTicketsPage, 'My tickets'],
  ['promotions', 'announcements', { list: [] }, ActivityPage, 'Promotions'],
])(
  '[MEM-1.32] a page without %s has the merchant’s illustration in their place',
  async (_, endpoint, value, Page, title) => {
    await commands.addFault({
      endpoint,
      status: 200,
      body: JSON.stringify({ success: true, value }),
      contentType: 'application/json',
    });
    const screen = await render(
      <TestProviders>
        <Page />
      </TestProviders>,
    );
    // Level 2: a heading of the page may have the same text.
    const heading = screen.getByRole('heading', { level: 2, name: title });
    await expect.element(heading).toBeVisible();
    const pictures = () =>
      [...(heading.element().closest('[role=status]')?.querySelectorAll('span') ?? [])].map(
        (span) => getComputedStyle(span).backgroundImage,
      );
    await expect.poll(pictures).toContainEqual(expect.stringContaining('empty.svg'));
  },
);
