/** Opens every section of the page that is folded, as a member does who wants to read all of it. */
export function openFolds(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
}
