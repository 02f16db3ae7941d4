/** Removes parameters from the query of the current URL; keeps the history entry and its state. */
export function removeUrlParameters(names: readonly string[]): void {
  const url = new URL(window.location.href);
  if (!names.some((name) => url.searchParams.has(name))) return;
  for (const name of names) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
}
