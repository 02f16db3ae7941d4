import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { OverlayHost } from '../../../app/overlay-host';
import { importChunk } from '../../../browser/page/import-chunk';
import { safeLocalStorage } from '../../../browser/storage/web-storage';
import { PLAY_COUNT_PREFIX } from '../../../contract/storage-keys';
import { getCurrentSession, useSession } from '../../../services/session/session-store';
import { readMemberKey } from '../../../services/session/use-member-key';
import { RealityCheckWatcher } from './reality-check-watcher';

vi.mock('../../../browser/page/import-chunk', { spy: true });

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

test('[SAFE-3.4] while the code of the reality check cannot be loaded, the member can stop, log out or try again', async () => {
  vi.mocked(importChunk).mockRejectedValue(new Error('no such chunk'));
  const value = { elapsedMs: 31 * 60_000, minutes: 30, isDue: true };
  safeLocalStorage.set(`${PLAY_COUNT_PREFIX}${readMemberKey()}:`, { at: Date.now(), value });
  const screen = await render(
    <TestProviders>
      <RealityCheckWatcher />
      <OverlayHost />
    </TestProviders>,
  );
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
