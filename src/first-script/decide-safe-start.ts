/** Starts in a row that showed nothing until one is tried without the service worker's store. */
const ENOUGH = 2;

/** Whether this start does without the store: after two that showed nothing, and unless the address has its say. */
export function decideSafeStart(failed: number, search: string): boolean {
  return failed >= ENOUGH && !new URLSearchParams(search).has('sw');
}

/** The query text that asks for a start without the store. */
export function withSafeStart(search: string): string {
  return `${search}${search === '' ? '?' : '&'}sw=pass`;
}

/** The query text without that wish: the next start is an ordinary one again. */
export function withoutSafeStart(search: string): string {
  return search.replace(/(\?|&)sw=pass(&|$)/, (_, before: string, after: string) => (after === '&' ? before : ''));
}
