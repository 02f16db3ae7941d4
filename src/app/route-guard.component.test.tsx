import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ROUTES } from '../contract/paths';
import type { SessionInfo } from '../contract/session-info';
import { readReturnToPath } from '../services/navigation/return-to';
import { useSession } from '../services/session/session-store';
import { RouteGuard } from './route-guard';

const alice = { token: 'token-1', userName: 'alice', updatePassword: false } as SessionInfo;

/** Renders the current URL and the page to return to. */
function Place() {
  const { pathname, search, state } = useLocation();
  return <p>{[pathname + search, readReturnToPath(state)].filter(Boolean).join(' then ')}</p>;
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <RouteGuard notFound={<p>not found</p>}>
        <Place />
      </RouteGuard>
    </MemoryRouter>,
  );

beforeEach(() => useSession.setState({ session: undefined, epoch: 0, signedOutOn: undefined }));

describe('[ROUTE-2] route guard', () => {
  test.each([
    // who, address, where it leads, session
    ['a visitor', '/m/home', '/m/home', undefined],
    ['a visitor', '/m/withdraw?a=1', '/m/login then /m/withdraw?a=1', undefined],
    ['a member', '/m/withdraw', '/m/withdraw', alice],
    [
      'a member with a due password',
      '/m/withdraw',
      '/m/changePsw then /m/withdraw',
      { ...alice, updatePassword: true },
    ],
  ])('if %s opens %s, the route guard leads to %s', async (_, address, place, session) => {
    useSession.setState({ session });
    const screen = await open(address);
    await expect.element(screen.getByText(place, { exact: true })).toBeVisible();
  });

  test.each([
    ['/m/register.?a=1', '/m/register?a=1'],
    ['/m//activity?id=7&amp;x=1', '/m/activity?id=7&x=1'],
    ['/m/home)', '/m/home'],
  ])('[ROUTE-9.1] replaces an address that is not clean: %s', async (address, place) => {
    const screen = await open(address);
    await expect.element(screen.getByText(place, { exact: true })).toBeVisible();
  });

  test('[ROUTE-2.1] redirects a visitor from a member page to the sign-in page or to home, as the route defines', async () => {
    for (const { path, access } of Object.values(ROUTES)) {
      const screen = await open(path);
      const place = { member: `/m/login then ${path}`, 'member-or-home': '/m/home', public: path }[access];
      await expect.element(screen.getByText(place, { exact: true })).toBeVisible();
      await screen.unmount();
    }
  });

  test('[LOGIN-9] redirects to home after the member has signed out on a member page', async () => {
    useSession.setState({ session: alice });
    const screen = await open('/m/withdraw');
    await expect.element(screen.getByText('/m/withdraw', { exact: true })).toBeVisible();
    // The first entry of a MemoryRouter has the key `default`.
    useSession.setState({ session: undefined, signedOutOn: 'default' });
    await expect.element(screen.getByText('/m/home', { exact: true })).toBeVisible();
  });

  test('[ROUTE-5] saves the campaign parameters of a URL that it redirects', async () => {
    const screen = await open('/m/withdraw?affiliateCode=A1');
    await expect.element(screen.getByText(/^\/m\/login/)).toBeVisible();
    expect(sessionStorage.getItem('MC_PASSTHROUGH')).toContain('A1');
  });
});
