/** Whether the page runs in the merchant's own app, which says so by `inApp` in the address (LOGIN-2, ROUTE-5). */
export function isOfficialApp(inApp: string | undefined): boolean {
  return inApp !== undefined && !['0', 'false'].includes(inApp.toLowerCase());
}
