/**
 * Whether going offline is told (OFF-1): over https. A secure context is what https gives a page, and what localhost
 * has as well, so that the rule can be seen at work there.
 */
export function decideOfflineToast(connection: { readonly online: boolean; readonly isSecure: boolean }): boolean {
  return connection.isSecure && !connection.online;
}
