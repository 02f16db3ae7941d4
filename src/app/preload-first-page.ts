import { isValidElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { withTimeout } from '../base/async';
import { systemClock } from '../base/clock';
import { useBootStore } from '../features/boot/boot-store';
import { getLandingAndPasswordPaths } from '../services/merchant/landing-and-password-paths';
import { useMerchant } from '../services/merchant/merchant-store';
import { isPageOffered } from '../services/merchant/page-needs';
import { getCurrentSession } from '../services/session/session-store';
import { isOnMemberPage } from '../services/session-lifecycle/watch-session';
import type { PreloadableComponent } from '../ui/lazy/lazy-with-retry';

/** Maximum time for which the first render waits for the code of the page (ms). */
const FIRST_RENDER_WAIT_MS = 2_000;

/**
 * Waits for the code of the first page while the skeleton stays on screen: once React has shown a loading state, it
 * shows the page 300 ms later at the earliest, although the code usually arrives with that of the app (BOOT-1.10).
 * Resolves after {@link FIRST_RENDER_WAIT_MS} at the latest.
 */
export async function preloadFirstPage(getRoutes: (passwordPath: string) => RouteObject[]): Promise<void> {
  const { status } = useMerchant.getState();
  const session = getCurrentSession();
  // The route guard leads elsewhere, for example to the sign-in.
  const isRedirected = session ? session.updatePassword : isOnMemberPage();
  if (isRedirected || !isPageOffered(location.pathname, status)) return;
  // Another phase shows a screen instead of the page.
  if (useBootStore.getState().boot.phase !== 'open') return;
  const routes = getRoutes(getLandingAndPasswordPaths(status).password);
  const page = matchRoutes(routes, location.pathname)?.[0]?.route.element;
  if (!isValidElement(page)) return;
  const { preload } = page.type as Partial<PreloadableComponent<object>>;
  // If the code fails to load, the render of the page shows so.
  if (preload) await withTimeout(preload(), FIRST_RENDER_WAIT_MS, systemClock).catch(() => undefined);
}
