import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { expectAccessibleInBothTextDirections } from '../../tests/components/axe';
import { openMemberDataPage, useEveryStorage } from '../../tests/components/member-data-page';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { useOverlays } from '../services/overlays/overlays';
import { getCurrentSession } from '../services/session/session-store';

const { createObjectURL } = URL;

/** Returns a list to which all files are added that the page saves. */
function recordSavedFiles(): readonly Blob[] {
  const saved: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    saved.push(file);
    return '#';
  };
  return saved;
}

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});
afterEach(() => {
  URL.createObjectURL = createObjectURL;
});

describe('[SAFE-6] files of the data of a member', () => {
  test('[SAFE-6.2] everything that this browser keeps is saved as one JSON file without the token of the session', async () => {
    await useEveryStorage();
    const saved = recordSavedFiles();
    const screen = await openMemberDataPage();
    await screen.getByRole('button', { name: 'Save as a file' }).click();
    await expect.poll(() => saved.length).toBe(1);
    const text = (await saved[0]?.text()) ?? '';
    expect(text).not.toContain(getCurrentSession()?.token);
    expect(text).not.toContain('push-token');
    expect(JSON.parse(text)).toMatchObject({
      site: location.origin,
      localStorage: { MC_LANGUAGE: '"EN"' },
      sessionStorage: { MC_SESSION_INFO: { id: 'm1', userName: 'alice', token: '(secret, left out)' } },
      cookies: { gclid: 'CLICK1' },
      caches: { 'fairground-content': 1 },
    });
  });

  test('[SAFE-6.2] one press saves one file while databases are read, and a failure is told', async () => {
    const screen = await openMemberDataPage();
    const button = screen.getByRole('button', { name: 'Save as a file' });
    const saved = recordSavedFiles();
    let answer = () => {};
    const listing = vi.spyOn(indexedDB, 'databases').mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve([]);
        }),
    );
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
    expect(saved).toHaveLength(1);

    listing.mockRestore();
    URL.createObjectURL = () => {
      throw new TypeError('refused');
    };
    await button.click();
    const notices = () => JSON.stringify(useOverlays.getState());
    await expect.poll(notices).toContain('data.save.failed');
    await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
  });

  test('[SAFE-6.5] what the platform keeps of the member is saved as one JSON file of its own', async () => {
    const saved = recordSavedFiles();
    const screen = await openMemberDataPage();
    await screen.getByRole('button', { name: 'Download account data' }).click();
    await expect.poll(() => saved.length).toBe(1);
    const file = JSON.parse((await saved[0]?.text()) ?? '');
    expect(file).toMatchObject({ member: [{ username: 'alice' }] });
    expect(file.ledgerPosting.length).toBeGreaterThan(0);
    await expectAccessibleInBothTextDirections('main');
  });

  test('[SAFE-6.5] the file of an account is not saved for the next member, or after the page was left', async () => {
    const saved = recordSavedFiles();
    const screen = await openMemberDataPage();
    const button = screen.getByRole('button', { name: 'Download account data' });
    await commands.holdRequests('memberExport');
    await button.click();
    await expect.poll(() => commands.countRequests('memberExport')).toBe(1);
    await signInMember('bob');
    await commands.releaseRequests();
    await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
    expect(saved).toEqual([]);

    // A hold that is over still answers for the next one.
    await commands.clearFaults();
    await commands.holdRequests('memberExport');
    await button.click();
    await expect.poll(() => commands.countRequests('memberExport')).toBe(2);
    await screen.unmount();
    await commands.releaseRequests();
    const again = await openMemberDataPage();
    const buttonAgain = again.getByRole('button', { name: 'Download account data' });
    await buttonAgain.click();
    // The file of the page that was left would come before this one.
    await expect.poll(() => commands.countRequests('memberExport')).toBe(3);
    await expect.element(buttonAgain).not.toHaveAttribute('aria-busy', 'true');
    expect(saved).toHaveLength(1);
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({ member: [{ username: 'bob' }] });
  });

  test('[SAFE-6.5] after a failure the member can try again', async () => {
    const screen = await openMemberDataPage();
    await commands.addFault({ endpoint: 'memberExport', status: 500 });
    const button = screen.getByRole('button', { name: 'Download account data' });
    await button.click();
    await expect.poll(() => commands.countRequests('memberExport')).toBe(1);
    await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
    await expect.element(button).toBeEnabled();
  });
});
