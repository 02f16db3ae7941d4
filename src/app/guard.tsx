import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ROUTES } from '../contract/paths';
import { merchantPaths } from '../services/merchant/merchant-paths';
import { useMerchant } from '../services/merchant/merchant-store';
import { decideAccess } from '../services/navigation/decide-access';
import { carried, keepPassthrough } from '../services/navigation/navigator';
import { wantedState } from '../services/navigation/wanted';
import { useSession } from '../services/session/session-store';

/** Lets a page be entered or sends elsewhere (ROUTE-2); on the way it notes what navigation carries (ROUTE-5). */
export function Guard({ children }: { readonly children: ReactNode }) {
  const { pathname, search, key, state } = useLocation();
  const { session, leaving } = useSession();
  const passwordPath = useMerchant(({ status }) => merchantPaths(status).password);
  useEffect(() => keepPassthrough(search), [search]);

  const visitor = { hasSession: session !== undefined, mustChangePassword: session?.updatePassword === true };
  const access = decideAccess(pathname, visitor, passwordPath);
  switch (access.kind) {
    case 'enter':
      return children;
    case 'go':
      // Before a password that is due: what was wanted before it, or this page, is gone on to after that.
      return (
        <Navigate replace to={carried(access.path)} state={session && (state ?? wantedState(pathname + search))} />
      );
    case 'sign-in':
      // Whoever signed out on this very page wants to leave it, not to return to it.
      if (key === leaving) return <Navigate replace to={carried(ROUTES.home.path)} />;
      return <Navigate replace to={carried(ROUTES.login.path)} state={wantedState(pathname + search)} />;
  }
}
