const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Notes the fields that somebody types in, from now on; so that no form has to say that it is being filled in. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target, isTrusted }) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isTrusted && isField) typedIn.add(target);
  });
}

/** Whether something typed stands in a field on screen: a reload would lose it. */
export function holdsTypedText(): boolean {
  for (const field of typedIn) if (!field.isConnected) typedIn.delete(field);
  return [...typedIn].some(({ value }) => value.trim() !== '');
}
