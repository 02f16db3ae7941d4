import { BASE_PATH, HOME_PATHS, ROUTES, type RouteAccess } from '../../contract/paths';

/** Who knocks: whether there is a session, and whether its password must be replaced first. */
export interface Visitor {
  readonly hasSession: boolean;
  readonly mustChangePassword: boolean;
}

export type Access =
  | { readonly kind: 'enter' }
  /** Sign in first; the wanted path is returned to afterwards. */
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'go'; readonly path: string };

const ACCESS: ReadonlyMap<string, RouteAccess> = new Map(
  Object.values(ROUTES).map(({ path, access }) => [path.toLowerCase(), access]),
);

/** The router tells neither case nor a closing slash apart, and so the rules do not. */
export const plain = (path: string): string => path.toLowerCase().replace(/(.)\/$/, '$1');

function accessOf(path: string, passwordPath: string): RouteAccess {
  if (HOME_PATHS.includes(path)) return 'public';
  if (plain(path) === plain(passwordPath)) return 'member';
  return ACCESS.get(plain(path)) ?? 'public'; // a path nobody knows shows a page of its own
}

/** Whether a page may be entered (ROUTE-2), a due change of password before everything else (LOGIN-4). */
export function decideAccess(path: string, visitor: Visitor, passwordPath: string): Access {
  if (visitor.hasSession && visitor.mustChangePassword && plain(path) !== plain(passwordPath))
    return { kind: 'go', path: passwordPath };
  if (visitor.hasSession) return { kind: 'enter' };
  switch (accessOf(path, passwordPath)) {
    case 'public':
      return { kind: 'enter' };
    case 'member':
      return { kind: 'sign-in' };
    case 'member-or-home':
      return { kind: 'go', path: ROUTES.home.path };
  }
}

/** A path of the product, never another place: what may be returned to after a sign-in. */
export function isOwnPath(path: string): boolean {
  return path === BASE_PATH || /^\/m(?:[/?#]|$)/.test(path);
}
