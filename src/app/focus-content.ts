/** Moves the focus past header and navigation: on home to the first game, elsewhere to the start of the content. */
export function focusContent(): void {
  const content = document.querySelector<HTMLElement>('[data-skip] ~ *') ?? document.querySelector<HTMLElement>('main');
  if (!content) return;
  if (!content.matches('a, button')) content.tabIndex = -1;
  content.focus();
}
