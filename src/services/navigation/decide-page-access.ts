import { findRoute, normalizeRoutePath } from '../../base/find-route';
import { ALL_HOME_PATHS, BASE_PATH, ROUTES, type RouteAccess } from '../../contract/paths';

/** What decides, beside the path, whether a page may be opened. */
export interface PageAccessInput {
  readonly hasSession: boolean;
  readonly mustChangePassword: boolean;
  /** Whether the merchant offers the page; see isPageOffered(). */
  readonly isOffered: boolean;
  /** Whether it is a page of the merchant's extension for members alone (OPS-7). */
  readonly isExtensionForMembers?: boolean | undefined;
}

export type PageAccessDecision =
  | { readonly kind: 'enter' }
  /** The visitor must sign in first; the requested page opens after that. */
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'go'; readonly path: string }
  /** The merchant does not offer the page (ROUTE-10). */
  | { readonly kind: 'not-found' };

function accessOf(path: string, passwordPath: string, isExtensionForMembers = false): RouteAccess {
  if (ALL_HOME_PATHS.includes(path)) return 'public';
  if (normalizeRoutePath(path) === normalizeRoutePath(passwordPath)) return 'member';
  return findRoute(path)?.access ?? (isExtensionForMembers ? 'member' : 'public'); // public: diagnostics, and unknown paths, which show the not-found page
}

/**
 * Decides whether a page may be opened (ROUTE-2, ROUTE-10). A required password change takes precedence over everything
 * else (LOGIN-4); nobody signs in for a page that the merchant does not offer.
 */
export function decidePageAccess(path: string, visitor: PageAccessInput, passwordPath: string): PageAccessDecision {
  if (visitor.hasSession && visitor.mustChangePassword && normalizeRoutePath(path) !== normalizeRoutePath(passwordPath))
    return { kind: 'go', path: passwordPath };
  if (!visitor.isOffered) return { kind: 'not-found' };
  if (visitor.hasSession) return { kind: 'enter' };
  switch (accessOf(path, passwordPath, visitor.isExtensionForMembers)) {
    case 'public':
      return { kind: 'enter' };
    case 'member':
      return { kind: 'sign-in' };
    case 'member-or-home':
      return { kind: 'go', path: ROUTES.home.path };
  }
}

/**
 * Whether a page opens for members only, so that the end of the session leads away from it (SESS-4). A page that the
 * merchant does not offer is nobody's.
 */
export const isMemberPage = (
  path: string,
  page: Pick<PageAccessInput, 'isOffered' | 'isExtensionForMembers'>,
  passwordPath: string,
): boolean =>
  page.isOffered &&
  decidePageAccess(path, { hasSession: false, mustChangePassword: false, ...page }, passwordPath).kind !== 'enter';

/** Whether a path belongs to the app, so that it can be opened after a sign-in. */
export function isAppPath(path: string): boolean {
  return path === BASE_PATH || /^\/m(?:[/?#]|$)/.test(path);
}

/** Paths of the login and registration pages, which redirect a member who is already signed in. */
export const LOGIN_AND_REGISTRATION_PATHS: readonly string[] = [
  ROUTES.login.path,
  ROUTES.register.path,
  ROUTES.registerHtml.path,
];
