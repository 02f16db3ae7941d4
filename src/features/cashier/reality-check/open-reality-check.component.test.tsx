import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../../../tests/components/page-state';
import { OverlayHost } from '../../../app/overlay-host';
import { importChunk } from '../../../browser/page/import-chunk';
import { safeLocalStorage } from '../../../browser/storage/web-storage';
import { PLAY_COUNT_PREFIX } from '../../../contract/storage-keys';
import { useOverlays } from '../../../services/overlays/overlays';
import { queryClient } from '../../../services/queries/query-client';
import { getCurrentSession, useSession } from '../../../services/session/session-store';
import { readMemberKey } from '../../../services/session/use-member-key';
import { RealityCheckWatcher } from './reality-check-watcher';

vi.mock('../../../browser/page/import-chunk', { spy: true });

beforeEach(async () => {
  vi.mocked(importChunk).mockReset();
  await resetPageAndRecordNavigations();
  await signInMember();
});
afterEach(() => void vi.restoreAllMocks());

function watchDueCheck() {
  const value = { elapsedMs: 31 * 60_000, minutes: 30, isDue: true };
  safeLocalStorage.set(`${PLAY_COUNT_PREFIX}${readMemberKey()}:`, { at: Date.now(), value });
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <RealityCheckWatcher />
        <OverlayHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('[SAFE-3.4] while the code of the reality check cannot be loaded, the member can stop, log out or try again', async () => {
  vi.mocked(importChunk).mockRejectedValue(new Error('no such chunk'));
  const screen = await watchDueCheck();
  const notice = screen.getByRole('alertdialog', { name: 'Reality check' });
  await expect.element(notice).toHaveTextContent('A part of the app could not be loaded.');
  const buttons = notice.getByRole('button').elements();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Stop playing', 'Log out', 'Retry']);
  await notice.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => getCurrentSession()).toBeUndefined();
  // The member goes home, not to the sign-in page.
  expect(useSession.getState().signedOutOn).toBe('default');
  await expect.element(notice).not.toBeInTheDocument();
});

test('[SAFE-3.4] a reality check that cannot be rendered is a notice until the member stops, logs out or tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(importChunk).mockImplementation(async (load) => (isDialog(load) ? { default: Broken } : load()));
  const countLoads = () => vi.mocked(importChunk).mock.calls.filter(([load]) => isDialog(load)).length;
  const screen = await watchDueCheck();
  const notice = screen.getByRole('alertdialog', { name: 'Reality check' });
  await expect.element(notice).toHaveTextContent(/Time since the last check: 31 min\..*Something went wrong/);
  expect(countLoads()).toBe(1);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(countLoads).toBe(2);
  await expect.element(notice).toBeVisible();
  expect(useOverlays.getState().toasts).toEqual([]);
  await notice.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => getCurrentSession()).toBeUndefined();
  await expect.element(notice).not.toBeInTheDocument();
});

test('[SAFE-3.4] where neither the reality check nor its notice can be rendered, the member is logged out, once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    throw new Error('broken');
  });
  await watchDueCheck();
  await expect.poll(() => getCurrentSession()).toBeUndefined();
  await expect.poll(() => useOverlays.getState().stack).toEqual([]);
  // The check and its notice.
  const attempts = new Set(shown.mock.contexts).size;
  expect(attempts).toBeLessThanOrEqual(2);
  // The error with its code, and that a log-in is needed.
  expect(useOverlays.getState().toasts).toMatchObject([{ tone: 'alert' }, { message: { key: 'session.over' } }]);
});

const isDialog = (load: () => Promise<unknown>): boolean => String(load).includes('reality-check-dialog');

/** Content that cannot be rendered. */
function Broken(): never {
  throw new Error('broken');
}
