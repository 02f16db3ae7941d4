import { useEffect, useRef } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ROUTES } from '../contract/paths';
import { useSession } from '../services/session/session-store';
import { RouteGuard } from './route-guard';
import { ScrollAndFocusManager } from './scroll-and-focus-manager';

/** Every route that redirects a visitor, with the path that it redirects to. */
const GUARDED = Object.values(ROUTES).flatMap(({ path, access }) => {
  if (access === 'public') return [];
  return [[path, access === 'member' ? ROUTES.login.path : ROUTES.home.path] as const];
});

/** A page that is replaced when the URL changes, with a link to another page. */
function Page({ to }: { readonly to: string }) {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `Title of ${pathname}`;
  }, [pathname]);
  return (
    <div key={pathname}>
      <h1>{pathname}</h1>
      <Link to={to}>next</Link>
    </div>
  );
}

const open = (to: string, over?: React.ReactNode) =>
  render(
    <MemoryRouter initialEntries={[ROUTES.activity.path]}>
      <RouteGuard notFound={null}>
        <Page to={to} />
      </RouteGuard>
      {over}
      <ScrollAndFocusManager />
    </MemoryRouter>,
  );

/** A modal dialog that navigates without closing. */
function Cover({ to }: { readonly to: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-label="Notice">
      <Link to={to}>on</Link>
    </dialog>
  );
}

beforeEach(() => useSession.setState({ session: undefined, epoch: 0, signedOutOn: undefined }));

describe('[ROUTE-1] focus after a navigation', () => {
  test.each(GUARDED)(
    'for a visitor who opens %s, the focus after the navigation is on the heading of the page $1',
    async (path, end) => {
      const screen = await open(path);
      await screen.getByRole('link', { name: 'next' }).click();
      await expect.element(screen.getByRole('heading', { name: end, exact: true })).toHaveFocus();
    },
  );

  test('[ROUTE-1.4] the focus after a navigation stays in an open dialog when the page below the dialog changes', async () => {
    const screen = await open('/m/register', <Cover to="/m/register" />);
    const link = screen.getByRole('dialog').getByRole('link');
    await link.click();
    await expect
      .element(screen.getByRole('dialog').getByText('Title of /m/register', { exact: true }))
      .toBeInTheDocument();
    await expect.element(link).toHaveFocus();
  });
});
