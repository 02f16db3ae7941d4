import { expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { loadMerchantStatus, resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { queryClient } from '../queries/query-client';
import { useAvailablePromotions } from './available-promotions-query';

test('[LINK-3] [WL-1] with the switch REWCEN3 off, no request is sent and every render returns the same data', async () => {
  await resetPageAndRecordNavigations();
  await commands.setSwitch('REWCEN3', false);
  await loadMerchantStatus();
  const { result, rerender } = await renderHook(useAvailablePromotions, {
    wrapper: ({ children }) => <TestProviders>{children}</TestProviders>,
  });
  expect(queryClient.isFetching()).toBe(0);
  const { data } = result.current;
  expect(data?.value.REFERRAL).toEqual({ enabled: false, count: 0 });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  await rerender();
  expect(result.current.data).toBe(data);
  expect(await commands.countRequests('availablePromotions')).toBe(0);
});
