import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { expectAccessibleInBothTextDirections } from '../../tests/components/axe';
import { openMemberDataPage, useEveryStorage } from '../../tests/components/member-data-page';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { savePushBinding } from '../base/push/push-store';
import { PUSH_DATABASE } from '../contract/storage-keys';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

describe('[SAFE-6] what this browser keeps of a member', () => {
  test('[SAFE-6.1] what this browser keeps is listed by purpose, with the number of entries and technical names', async () => {
    await useEveryStorage();
    const screen = await openMemberDataPage();
    const row = (text: RegExp) => screen.getByRole('listitem', { includeHidden: true }).filter({ hasText: text });
    await expect.element(row(/^Language, colors and positions/)).toHaveTextContent(/1$/);
    await expect.element(row(/^Breaks and self-exclusions/)).toHaveTextContent(/2$/);
    await screen.getByText('App files').click();
    await expect.element(row(/^Pages, pictures and public content/)).toBeVisible();
    await expect.element(row(/^Data of other services/)).toHaveTextContent(/0$/);
    await screen.getByText('Technical names').click();
    await expect.element(screen.getByText('gclid', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('fairground-push, records')).toBeVisible();
    await expectAccessibleInBothTextDirections('main');
  });

  test.each([
    ['has been read', true, /\d$/],
    ['could not be read', false, /–unknown$/],
  ])('[SAFE-6.1] what is below the list does not move when the browser %s', async (_, isReadable, shown) => {
    let answer: (databases: IDBDatabaseInfo[]) => void = () => {};
    vi.spyOn(indexedDB, 'databases').mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const screen = await openMemberDataPage();
    const findTop = () =>
      screen.getByRole('button', { name: 'Forget this device' }).element().getBoundingClientRect().top;
    const before = findTop();
    expect(before).toBeGreaterThan(0);
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'UnknownError');
    });
    answer(isReadable ? [] : [{ name: PUSH_DATABASE }]);
    await expect
      .element(screen.getByRole('listitem', { includeHidden: true }).filter({ hasText: /^Notifications/ }))
      .toHaveTextContent(shown);
    opening.mockRestore();
    expect(findTop()).toBe(before);
  });

  test('[SAFE-6.11] what cannot be read is said to be unknown, and is read again at a press', async () => {
    await savePushBinding({ member: 'm1', merchant: 'FAIR', language: 'EN', device: 'd1' });
    const openDatabase = IDBFactory.prototype.open;
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
      if (name === PUSH_DATABASE) throw new DOMException('refused', 'UnknownError');
      return openDatabase.call(indexedDB, name, version);
    });
    const screen = await openMemberDataPage();
    const row = (text: RegExp) => screen.getByRole('listitem', { includeHidden: true }).filter({ hasText: text });
    const failure = () => screen.getByRole('status').filter({ hasText: 'Not everything could be read.' });
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    await expect.element(failure()).toBeVisible();
    await expect.element(row(/^Notifications/)).toHaveTextContent(/–unknown$/);
    await expect.element(row(/^Your login in this tab/)).toHaveTextContent(/\d$/);
    await expectAccessibleInBothTextDirections('main');

    opening.mockRestore();
    const cookies = vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    // A screen reader announces a text that comes into a status, not one that stays in it.
    const announced: (string | null)[] = [];
    const status = failure().element();
    new MutationObserver(() => announced.push(status.textContent)).observe(status, { childList: true });
    await refresh.click();
    await expect.element(row(/^Your login in this tab/)).toHaveTextContent(/–unknown$/);
    await expect.poll(() => announced).toEqual(['', expect.stringMatching(/^Not everything could be read\./)]);
    cookies.mockRestore();
    await refresh.click();
    await expect.element(row(/^Notifications/)).toHaveTextContent(/\d$/);
    expect(failure().query()).toBeNull();
    await expect.element(refresh).toHaveFocus();
  });

  test('[SAFE-1.5] the legal information is not on the screen while the section above it loads', async () => {
    await commands.holdRequests('erasureRequest');
    const screen = await openMemberDataPage();
    const legal = screen.getByRole('button', { name: 'Licence and help' });
    const isOnScreen = () => legal.element().getBoundingClientRect().top < innerHeight;
    await expect.element(legal).toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: 'Erase your account' })).toBeVisible();
    screen.getByRole('button', { name: 'Forget this device' }).element().scrollIntoView({ block: 'start' });
    expect(isOnScreen()).toBe(false);
    await commands.releaseRequests();
    await expect.poll(isOnScreen).toBe(true);
  });
});
