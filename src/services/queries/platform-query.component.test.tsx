import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { withdrawalInfo } from '../../contract/endpoints/money/wallet';
import { promotionCategories } from '../../contract/endpoints/site/promotion';
import type { SessionInfo } from '../../contract/session-info';
import { RESPONSE_CACHE_PREFIX } from '../../contract/storage-keys';
import { activateLanguage } from '../i18n/i18n';
import { ENGLISH, LANGUAGES } from '../i18n/languages';
import { useMerchant } from '../merchant/merchant-store';
import { endSession, useSession } from '../session/session-store';
import { connectQueryClient } from './connect-query-client';
import { createPlatformQueryOptions } from './platform-query';
import { queryClient } from './query-client';
import { useQueryScope } from './query-scope';
import { QueryView } from './query-view';

const VIETNAMESE = LANGUAGES.get('VI') ?? ENGLISH;

const body = (value: unknown) => JSON.stringify({ success: true, value });
const serve = (endpoint: string, value: unknown) => commands.addFault({ endpoint, status: 200, body: body(value) });
/** As serve(), but the response waits for `commands.releaseRequests()`. */
const hold = (endpoint: string, value: unknown) => commands.holdRequests(endpoint, { status: 200, body: body(value) });

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Shows the promotion categories of the merchant. */
function Categories({ empty = 'No categories' }: { readonly empty?: ReactNode }) {
  const query = useQuery(createPlatformQueryOptions(useQueryScope(), promotionCategories, { staleTime: 0 }));
  return (
    <QueryView query={query} isEmpty={({ categories }) => categories.length === 0} empty={empty}>
      {({ categories }) => <p>{categories.map(({ name }) => name).join()}</p>}
    </QueryView>
  );
}

/** Shows the member's balance. */
function Balance() {
  const query = useQuery(createPlatformQueryOptions(useQueryScope(), withdrawalInfo, { staleTime: 0 }));
  return <QueryView query={query}>{({ balance }) => <p>{`Balance ${balance}`}</p>}</QueryView>;
}

const show = (content: React.ReactNode) =>
  render(<QueryClientProvider client={queryClient}>{content}</QueryClientProvider>);

beforeAll(() => connectQueryClient());
beforeEach(async () => {
  await cleanup();
  queryClient.clear();
  setOnline(true);
  useSession.setState({ session: undefined, epoch: 0 });
  useMerchant.setState({ code: 'FAIR', home: 'FAIR' });
  await activateLanguage(ENGLISH);
});

describe('[OFF-2] QueryView of a platform query', () => {
  test('a QueryView shows a skeleton while the query is loading, then the data', async () => {
    await hold('promotionCategories', { categories: [{ id: '1', name: 'Rebates' }] });
    const screen = await show(<Categories />);
    await expect.element(screen.getByText('Loading')).toBeInTheDocument();
    await commands.releaseRequests();
    await expect.element(screen.getByText('Rebates')).toBeVisible();
    await expect.element(screen.getByText('Loading')).not.toBeInTheDocument();
  });

  test('a QueryView shows its empty state if the response contains no data', async () => {
    await serve('promotionCategories', { categories: [] });
    const screen = await show(<Categories />);
    await expect.element(screen.getByText('No categories')).toBeVisible();
  });

  test('[MEM-1.32] a QueryView without data shows what stands for the content of its page', async () => {
    await serve('promotionCategories', { categories: [] });
    const screen = await show(<Categories empty={<h2>None yet</h2>} />);
    await expect.element(screen.getByRole('heading', { name: 'None yet' })).toBeVisible();
  });

  test('a QueryView shows an error message after a failure, and the data after Retry', async () => {
    await commands.addFault({ endpoint: 'promotionCategories', status: 500 });
    const screen = await show(<Categories />);
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await commands.clearFaults();
    await hold('promotionCategories', { categories: [{ id: '1', name: 'Rebates' }] });
    const retry = screen.getByRole('button', { name: 'Retry' });
    await retry.click();
    // The button keeps the focus until the response is there.
    await expect.element(retry).toHaveAttribute('aria-busy', 'true');
    await expect.element(retry).toHaveFocus();
    await commands.releaseRequests();
    await expect.element(screen.getByText('Rebates')).toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('[API-8] a query shown by a QueryView is retried at most twice after a gateway error', async () => {
    await commands.addFault({ endpoint: 'promotionCategories', status: 503 });
    const screen = await show(<Categories />);
    await expect.element(screen.getByRole('alert')).toBeVisible();
    expect(await commands.countRequests('promotionCategories')).toBe(3);
  });

  test('a QueryView shows the time of its data while offline, and hides the time once the network is back', async () => {
    await serve('promotionCategories', { categories: [{ id: '1', name: 'Rebates' }] });
    const screen = await show(<Categories />);
    await expect.element(screen.getByText('Rebates')).toBeVisible();
    setOnline(false);
    await expect.element(screen.getByText(/Offline · data from/)).toBeVisible();
    await expect.element(screen.getByText('Rebates')).toBeVisible();
    setOnline(true);
    await expect.element(screen.getByText(/Offline · data from/)).not.toBeInTheDocument();
    await expect.element(screen.getByText('Rebates')).toBeVisible();
    await expect.poll(() => commands.countRequests('promotionCategories')).toBe(2);
  });

  test('[API-4] two QueryViews of the same data share one request', async () => {
    await hold('promotionCategories', { categories: [{ id: '1', name: 'Rebates' }] });
    const screen = await show([<Categories key="one" />, <Categories key="two" />]);
    await expect.poll(() => commands.countRequests('promotionCategories')).toBe(1);
    await commands.releaseRequests();
    await expect.element(screen.getByText('Rebates').nth(1)).toBeVisible();
    expect(await commands.countRequests('promotionCategories')).toBe(1);
  });

  test.each<[string, () => unknown]>([
    ['merchant', () => useMerchant.setState({ code: 'KOPI' })],
    ['language', () => activateLanguage(VIETNAMESE)],
  ])('[WL-1] a QueryView shows no data of the previous %s once the new one is set', async (_what, change) => {
    await serve('promotionCategories', { categories: [{ id: '1', name: 'Rebates' }] });
    const screen = await show(<Categories />);
    await expect.element(screen.getByText('Rebates')).toBeVisible();
    await commands.clearFaults();
    await hold('promotionCategories', { categories: [{ id: '2', name: 'Lucky draws' }] });
    await change();
    await expect.element(screen.getByText('Rebates')).not.toBeInTheDocument();
    await commands.releaseRequests();
    await expect.element(screen.getByText('Lucky draws')).toBeVisible();
  });
});

describe('[SESS-4] [API-3] a member’s query', () => {
  const memberKeys = () =>
    Object.keys(sessionStorage).filter((key) => key.startsWith(`${RESPONSE_CACHE_PREFIX}member`));
  const startSession = (token: string) =>
    useSession.setState(({ epoch }) => ({ session: { token, id: token } as SessionInfo, epoch: epoch + 1 }));

  test('the data of a member’s query is removed from memory and session storage when the session ends', async () => {
    startSession('token-a');
    await serve('withdrawalInfo', { balance: 4711 });
    const screen = await show(<Balance />);
    await expect.element(screen.getByText('Balance 4711')).toBeVisible();
    expect(memberKeys()).toHaveLength(1);
    endSession();
    await expect.element(screen.getByText('Balance 4711')).not.toBeInTheDocument();
    expect(memberKeys()).toEqual([]);
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
      ),
    ).not.toContain('4711');
  });

  test('a response to a member’s query that arrives after the sign-out is not stored', async () => {
    startSession('token-a');
    await commands.holdRequests('withdrawalInfo', { status: 200, body: body({ balance: 4711 }), times: 1 });
    await serve('withdrawalInfo', { balance: 99 });
    const screen = await show(<Balance />);
    await expect.poll(() => commands.countRequests('withdrawalInfo')).toBe(1);
    endSession();
    startSession('token-b');
    await expect.element(screen.getByText('Balance 99')).toBeVisible();
    await commands.releaseRequests();
    // A response to a later request arrives after the one that was held.
    await commands.clearFaults();
    await serve('withdrawalInfo', { balance: 100 });
    await queryClient.invalidateQueries();
    await expect.element(screen.getByText('Balance 100')).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('4711');
  });

  test('[API-3.1] after a reload of the page, a member’s query first returns the response that was stored in the same session', async () => {
    startSession('token-a');
    await serve('withdrawalInfo', { balance: 4711 });
    const before = await show(<Balance />);
    await expect.element(before.getByText('Balance 4711')).toBeVisible();
    await before.unmount();
    // A new document has an empty query client.
    queryClient.clear();
    await commands.clearFaults();
    await hold('withdrawalInfo', { balance: 99 });
    const after = await show(<Balance />);
    await expect.element(after.getByText('Balance 4711')).toBeVisible();
    await commands.releaseRequests();
    await expect.element(after.getByText('Balance 99')).toBeVisible();
  });
});
