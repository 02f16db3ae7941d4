import { Component, type ReactElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { listFieldPaths, replaceValueAt, WRONG_TYPE_VALUES } from '../../tests/support/api/invalid-values';
import { createSeededRandom } from '../../tests/support/seeded-random';
import { queryClient } from '../services/queries/query-client';
import ActivityPage from './activity';
import AddBankCardPage from './add-bank-card';
import InviteFriendsPage from './invite-friends';
import LeaderBoardPage from './leader-board';
import MallPage from './mall';
import MemberBenefitsPage from './member-benefits';
import MemberHistoryPage from './member-history';
import MemberHomePage from './member-home';
import MemberLimitsPage from './member-limits';
import MemberTicketsPage from './member-tickets';
import RewardCenterPage from './reward-center';
import VoucherCenterPage from './voucher-center';
import WithdrawPage from './withdraw';

/** Part of the changes that is tried: all of them in `npm run nightly`. */
const PART = process.env.ALL_KINDS === '1' ? 1 : 1 / 100;

vi.setConfig({ testTimeout: PART === 1 ? 3_600_000 : 120_000 });

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

const PAGES: readonly (readonly [name: string, page: ReactElement])[] = [
  ['activity', <ActivityPage key="1" />],
  ['add-bank-card', <AddBankCardPage key="2" kind="card" />],
  ['invite-friends', <InviteFriendsPage key="3" />],
  ['leader-board', <LeaderBoardPage key="4" />],
  ['mall', <MallPage key="5" />],
  ['member-benefits', <MemberBenefitsPage key="6" />],
  ['member-history', <MemberHistoryPage key="7" />],
  ['member-home', <MemberHomePage key="8" />],
  ['member-limits', <MemberLimitsPage key="9" />],
  ['member-tickets', <MemberTicketsPage key="10" />],
  ['reward-center', <RewardCenterPage key="11" />],
  ['voucher-center', <VoucherCenterPage key="12" />],
  ['withdraw', <WithdrawPage key="13" />],
];

/** Reports an exception of a page instead of ending the test. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly error: string }> {
  override state = { error: '' };
  static getDerivedStateFromError = (error: unknown) => ({ error: String(error) });
  override render() {
    return this.state.error ? <pre>{this.state.error}</pre> : this.props.children;
  }
}

/** The responses of the platform by path, and the change that one of them gets. */
const responses = new Map<string, string>();
let changed: { readonly path: string; readonly text: string } | undefined;

/** Returns recorded responses: a page that is rendered a hundred times asks the platform once. */
function stubFetch(): void {
  const send = window.fetch.bind(window);
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/wps/') || request.method !== 'GET') return send(request);
    const path = pathname + search.replace(/[?&]_=\d+/, '');
    const known = responses.get(path);
    const text = changed?.path === path ? changed.text : (known ?? (await (await send(request)).text()));
    if (known === undefined) responses.set(path, text);
    return new Response(text, { headers: { 'Content-Type': 'application/json' } });
  });
}

/** Renders a page with new responses. Resolves with what is wrong; undefined if it has its heading. */
async function findFault(page: ReactElement): Promise<string | undefined> {
  queryClient.clear();
  const { container, unmount } = await render(
    <TestProviders>
      <Boundary>{page}</Boundary>
    </TestProviders>,
  );
  await vi.waitUntil(() => queryClient.isFetching() === 0 && container.querySelector('[aria-busy="true"]') === null, {
    timeout: 60_000,
    interval: 5,
  });
  const fault = container.querySelector('pre')?.textContent;
  const isBlank = container.querySelector('h1, h2, [role="heading"]') === null;
  await unmount();
  return fault ?? (isBlank ? 'no heading' : undefined);
}

describe('[API-2.1] pages whose platform sends a field of a wrong kind', () => {
  test.each(PAGES)('%s shows its heading, whichever field it is', async (_, page) => {
    responses.clear();
    changed = undefined;
    stubFetch();
    expect(await findFault(page)).toBeUndefined();
    const random = createSeededRandom(responses.size);
    const faults: string[] = [];
    let tried = 0;
    for (const [path, text] of [...responses]) {
      const { value } = JSON.parse(text);
      for (const field of listFieldPaths(value)) {
        for (const [kind, wrong] of WRONG_TYPE_VALUES) {
          if (random() >= PART) continue;
          changed = { path, text: JSON.stringify({ success: true, value: replaceValueAt(value, field, wrong) }) };
          const fault = await findFault(page);
          if (fault !== undefined) faults.push(`${path} ${field.join('.')} = ${kind}: ${fault}`);
          tried += 1;
        }
      }
    }
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  });
});
