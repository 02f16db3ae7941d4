import { QueryClientProvider } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { queryClient } from '../../../services/queries/query-client';
import { useAnnouncements } from './use-announcements';

const withQueries = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  queryClient.clear();
});
afterEach(() => void vi.useRealTimers());

test('[POP-4.1] the announcements are requested 500 ms after the hook has been mounted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { act } = await renderHook(useAnnouncements, { wrapper: withQueries });
  await act(() => vi.advanceTimersByTime(499));
  expect(queryClient.isFetching()).toBe(0);
  await act(() => vi.advanceTimersByTime(1));
  expect(queryClient.isFetching()).toBe(1);
});
