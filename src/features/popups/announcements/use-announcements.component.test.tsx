import { QueryClientProvider } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { setSignedDomains } from '../../../services/domain-list/signed-domains';
import { setSiteStatus, useMerchant } from '../../../services/merchant/merchant-store';
import { queryClient } from '../../../services/queries/query-client';
import type { PickedAnnouncements } from './pick-announcements';
import { useAnnouncements } from './use-announcements';

const withQueries = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  queryClient.clear();
});
afterEach(() => void vi.useRealTimers());

/** A host that no status names yet. */
const LATE_HOST = 'late.example';

/** Serves one announcement, which is a picture of {@link LATE_HOST}. */
const servePicture = () =>
  commands.addFault({
    endpoint: 'announcements',
    body: JSON.stringify({
      success: true,
      value: { list: [{ id: '1', title: '', content: `<img src="https://${LATE_HOST}/a.png">`, execution: 'B' }] },
    }),
    contentType: 'application/json',
  });

/** Returns the number of announcements that are shown and of those that show nothing. */
const countOf = (picked: PickedAnnouncements | undefined) =>
  picked && { shown: picked.slides.length, invisible: picked.invisible.length };

test('[POP-4.1] the announcements are requested 500 ms after the hook has been mounted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { act } = await renderHook(useAnnouncements, { wrapper: withQueries });
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(queryClient.isFetching()).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(queryClient.isFetching()).toBe(1);
});

test('[POP-1.5] an announcement of one picture is shown once a refreshed status names its host', async () => {
  await servePicture();
  const { result, act } = await renderHook(useAnnouncements, { wrapper: withQueries });
  await expect.poll(() => countOf(result.current)).toEqual({ shown: 0, invisible: 1 });
  const { status } = useMerchant.getState();
  if (!status) throw new Error('no status');
  const before = result.current;
  await act(() => setSiteStatus({ ...status, info: { ...status.info } }));
  expect(result.current).toBe(before);
  await act(() => setSiteStatus({ ...status, info: { ...status.info, imageCDNs: [LATE_HOST] } }));
  expect(countOf(result.current)).toEqual({ shown: 1, invisible: 0 });
});

test('[POP-1.5] an announcement of one picture is shown once a signed list names its host', async () => {
  const { hostBlock } = window;
  onTestFinished(() => {
    Object.assign(window, { hostBlock });
    setSignedDomains({ domains: [], expires: 0 });
  });
  Object.assign(window, { hostBlock: { merchant: 'FAIR', lines: { publicKey: 'pinned' } } });
  await servePicture();
  const { result, act } = await renderHook(useAnnouncements, { wrapper: withQueries });
  await expect.poll(() => countOf(result.current)).toEqual({ shown: 0, invisible: 1 });
  await act(() => setSignedDomains({ domains: [LATE_HOST], expires: Date.now() + 60_000 }));
  expect(countOf(result.current)).toEqual({ shown: 1, invisible: 0 });
});
