/** Matches what a visitor may open, with a script of its own or without; other pages ask to sign in first (ROUTE-2). */
const VISITOR_PAGE = /^(login|register|activity|member-data|invite-friends|diagnostics)$/;

/**
 * Returns the name of the script that contains the page of an address, after `pages-`. The build names such a script
 * after its page, as the address does, so that no table stands in index.html; of the few pages that it names otherwise,
 * and of unknown addresses, no script has the returned name. An unknown address may be the merchant's own password page,
 * which asks a visitor to sign in (ROUTE-8).
 */
export function findPageScript(pathname: string, hasSession: boolean): string {
  const page = pathname
    .replace(/^\/m\/|\.html$/g, '')
    .replace(/\//g, '-')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return hasSession || VISITOR_PAGE.test(page) ? page : 'login';
}
