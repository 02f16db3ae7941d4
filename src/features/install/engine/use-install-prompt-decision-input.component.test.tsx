import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { queryClient } from '../../../services/queries/query-client';
import { beginSession } from '../../../services/session/session-store';
import { useInstallPromptDecisionInput } from './use-install-prompt-decision-input';

const inPage = ({ children }: PropsWithChildren) => (
  <TestProviders address="/m/voucherCenter">{children}</TestProviders>
);
const countPolls = () => commands.countRequests('transactionStats');

const STATS = { totalDepositSuccessCount: 4, totalWithdrawSuccessCount: 2 };

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  const body = JSON.stringify({ success: true, value: STATS });
  await commands.addFault({ endpoint: 'transactionStats', body, contentType: 'application/json' });
  queryClient.clear();
});
afterEach(() => void vi.useRealTimers());

/** Resolves once the condition is true. `expect.poll` would advance the fake timers. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/**
 * Sets a property that the browser reports, such as `visibilityState`, and dispatches the event by which the browser
 * reports its change.
 */
function report(target: EventTarget, event: string, owner: object, name: string, value: unknown): void {
  vi.spyOn(owner, name as never, 'get').mockReturnValue(value as never);
  target.dispatchEvent(new Event(event));
}

test('[ENG-5.1] the deposit and withdrawal counts are requested every 30 seconds, only while the page is visible and online', async () => {
  const member = { id: 'm1', token: 't', merchantCode: 'FAIR', userName: 'alice', type: 0 } as const;
  beginSession({ ...member, firstTimeLogin: false, updatePassword: false, currentPassword: 'known' });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { result, act } = await renderHook(() => useInstallPromptDecisionInput(true), { wrapper: inPage });
  expect(result.current).toMatchObject({ hasSession: true, memberType: 0, page: 'deposit' });
  const after = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    await until(() => queryClient.isFetching() === 0);
    return countPolls();
  };
  await until(() => result.current.depositCount === 4 && result.current.withdrawCount === 2);
  const first = await countPolls();
  expect(await after(29_999)).toBe(first);
  const second = await after(1);
  expect(second).toBeGreaterThan(first);

  await act(() => report(window, 'offline', navigator, 'onLine', false));
  expect(await after(120_000)).toBe(second);
  await act(() => report(window, 'online', navigator, 'onLine', true));
  const third = await after(30_000);
  expect(third).toBeGreaterThan(second);

  await act(() => report(document, 'visibilitychange', document, 'visibilityState', 'hidden'));
  expect(await after(120_000)).toBe(third);
});
