import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMerchantStatus, resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { queryClient } from '../services/queries/query-client';
import AgentRegisterPage from './agent-register';
import InviteFriendsPage from './invite-friends';
import '../ui/styles/tokens.css';

beforeEach(async () => {
  queryClient.clear();
  await resetPageAndRecordNavigations();
});

async function open(page: ReactElement = <InviteFriendsPage />) {
  const screen = await render(page, { wrapper: TestProviders });
  return {
    screen,
    link: screen.getByRole('textbox', { name: 'Your invitation link' }),
    code: screen.getByRole('img', { name: 'QR code of your invitation link' }),
    support: screen.getByRole('dialog', { name: 'Customer service' }),
  };
}

/** Returns which modules of a rendered QR code are dark, without its quiet zone. */
function readModules(svg: Element, size: number): readonly (readonly boolean[])[] {
  const side = size + 8;
  const context = Object.assign(document.createElement('canvas'), { width: side, height: side }).getContext('2d');
  context?.fill(new Path2D(svg.querySelectorAll('path')[1]?.getAttribute('d') ?? ''));
  const pixels = context?.getImageData(0, 0, side, side).data ?? [];
  const isDark = (x: number, y: number) => (pixels[((y + 4) * side + x + 4) * 4 + 3] ?? 0) > 127;
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => isDark(x, y)));
}

describe('[LINK-3] invitation page', () => {
  test('[LINK-3.4] shows a QR code that contains the invitation link', async () => {
    await signInMember();
    const { link, code } = await open();
    await expect.element(code).toBeVisible();
    const { encode } = await import('uqr');
    const { data, size } = encode((link.element() as HTMLInputElement).value, { ecc: 'M', border: 0 });
    expect(readModules(code.element(), size)).toEqual(data);
  });

  test('[LINK-3.4] the Share button of the invitation page opens the system’s share dialog with the link', async () => {
    const shared: unknown[] = [];
    Object.assign(navigator, { share: async (content: unknown) => void shared.push(content) });
    await signInMember();
    const { screen, link } = await open();
    const actions = screen.getByRole('region', { name: 'Your invitation link' }).getByRole('button');
    await expect.element(actions.first()).toHaveTextContent('Share');
    await screen.getByRole('button', { name: 'Share' }).click();
    const url = (link.element() as HTMLInputElement).value;
    expect(shared).toEqual([{ title: 'Fairground', text: 'Join me at Fairground', url }]);
    Reflect.deleteProperty(navigator, 'share');
  });

  test('separates the numbers of invited friends and of rewards by vertical lines', async () => {
    await signInMember();
    const { screen } = await open();
    const registered = screen.getByRole('listitem').filter({ hasText: 'Friends registered' });
    await expect.element(registered).toBeVisible();
    const list = registered.element().parentElement;
    const counts = [...(list?.children ?? [])];
    expect(new Set(counts.map((count) => getComputedStyle(count).borderInlineStartStyle))).toEqual(new Set(['solid']));
    // What is outside of the padding box of the list is cut off: the line before the first of a row.
    const start = list ? list.getBoundingClientRect().left + list.clientLeft : 0;
    const hasLine = counts.map((count) => count.getBoundingClientRect().left >= start);
    expect(hasLine).toEqual(counts.map((_, index) => index > 0));
    expect(hasLine.length).toBeGreaterThan(1);
  });

  test('[WL-1.12][LINK-3.2] requests the promotions without a token', async () => {
    await signInMember();
    const { link } = await open();
    await expect.element(link).toBeVisible();
    const [request] = await commands.readRequests('availablePromotions');
    expect(request).toBeDefined();
    expect(request?.headers).not.toHaveProperty('authorization');
  });

  test('[LINK-3.1] opens customer service if the merchant does not offer invitations', async () => {
    await commands.setScenario({ referral: false });
    await signInMember();
    const { screen, support } = await open();
    await expect.element(support.getByRole('link', { name: 'Live chat' })).toBeVisible();
    await expect.element(support.getByText('Inviting friends is not available right now.')).toBeVisible();
    await support.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByText('Inviting friends is not available right now.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'All promotions' })).toHaveAttribute('href', '/m/activity');
    expect(await commands.countRequests('referralInfo')).toBe(0);
  });

  test('[WL-1.12][LINK-3.2] requests no promotions and opens customer service if the switch REWCEN3 is off', async () => {
    await commands.setSwitch('REWCEN3', false);
    await loadMerchantStatus();
    await signInMember();
    const { support } = await open();
    await expect.element(support.getByRole('link', { name: 'Live chat' })).toBeVisible();
    expect(await commands.countRequests('availablePromotions')).toBe(0);
  });

  test('[LINK-3.3][ROUTE-2] shows a visitor a description and a “Log in” button', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText('Bring your friends')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    await loadMerchantStatus(); // after any request of the page
    expect(await commands.countRequests('referralInfo')).toBe(0);
  });

  test('[LINK-3.1][LINK-3.3] for a member who is not an agent, the agent registration page links to the invitation page', async () => {
    await signInMember();
    const { screen } = await open(<AgentRegisterPage />);
    await expect.element(screen.getByText('Only agents can register others here.')).toBeVisible();
    await screen.getByRole('link', { name: 'Invite friends' }).click();
    await expect.element(screen.getByText('at /m/inviteFriends')).toBeVisible();
  });
});
