import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { Page } from '../../../tests/components/page';
import { useAvailablePromotions } from './available-promotions-query';

test('[LINK-3] [WL-1] with REWCEN3 off useAvailablePromotions() sends no request, and returns the same data in every render', async () => {
  const { result, rerender } = await renderHook(useAvailablePromotions, {
    wrapper: ({ children }) => <Page>{children}</Page>,
  });
  const { data } = result.current;
  expect(data?.value.REFERRAL).toEqual({ enabled: false, count: 0 });
  await new Promise((resolve) => setTimeout(resolve, 5)); // the clock of a later render is another one
  await rerender();
  expect(result.current.data).toBe(data);
  expect(await commands.countRequests('availablePromotions')).toBe(0);
});
