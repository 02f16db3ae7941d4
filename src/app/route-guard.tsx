import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { repairPagePath } from '../base/repair-page-path';
import { findExtensionPage } from '../browser/page/extension';
import { ROUTES } from '../contract/paths';
import { getLandingAndPasswordPaths } from '../services/merchant/landing-and-password-paths';
import { useMerchant } from '../services/merchant/merchant-store';
import { useIsPageOffered } from '../services/merchant/page-needs';
import { decidePageAccess } from '../services/navigation/decide-page-access';
import { saveCampaignParams, withCampaignParams } from '../services/navigation/navigate';
import { createReturnToHistoryState } from '../services/navigation/return-to';
import { useSession } from '../services/session/session-store';

interface RouteGuardProps {
  /** What is rendered instead of a page that the merchant does not offer. */
  readonly notFound: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders the page or redirects (ROUTE-2, ROUTE-9, ROUTE-10), and saves the campaign parameters of the URL (ROUTE-5).
 */
export function RouteGuard({ notFound, children }: RouteGuardProps) {
  const { pathname, search, hash, key, state } = useLocation();
  const { session, signedOutOn } = useSession();
  const passwordPath = useMerchant(({ status }) => getLandingAndPasswordPaths(status).password);
  const isOffered = useIsPageOffered(pathname);
  useEffect(() => saveCampaignParams(search), [search]);

  // The bootstrap script cleans the address of a load; a link inside the app may come from a text of the merchant.
  const cleanPath = repairPagePath({ pathname, search, hash });
  if (cleanPath !== pathname + search + hash) return <Navigate replace to={cleanPath} state={state} />;

  const visitor = {
    hasSession: session !== undefined,
    mustChangePassword: session?.updatePassword === true,
    isOffered,
    isExtensionForMembers: findExtensionPage(pathname)?.isForMembers,
  };
  const access = decidePageAccess(pathname, visitor, passwordPath);
  switch (access.kind) {
    case 'enter':
      return children;
    case 'not-found':
      return notFound;
    case 'go':
      // A password change is due first: the target before it, or this page, is visited after it.
      return (
        <Navigate
          replace
          to={withCampaignParams(access.path)}
          state={session && (state ?? createReturnToHistoryState(pathname + search))}
        />
      );
    case 'sign-in':
      // After signing out on this page the user goes home instead of signing in to return here.
      if (key === signedOutOn) return <Navigate replace to={withCampaignParams(ROUTES.home.path)} />;
      return (
        <Navigate
          replace
          to={withCampaignParams(ROUTES.login.path)}
          state={createReturnToHistoryState(pathname + search)}
        />
      );
  }
}
