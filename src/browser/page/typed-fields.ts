const typedFields = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Starts to record which fields contain user input, so that forms need not report it. */
export function watchFieldInput(): void {
  document.addEventListener('input', ({ target, isTrusted }) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isTrusted && isField) typedFields.add(target);
  });
}

/** Whether a field in the document contains user input, which a reload would lose. */
export function hasTypedText(): boolean {
  for (const field of typedFields) if (!field.isConnected) typedFields.delete(field);
  return [...typedFields].some(({ value }) => value.trim() !== '');
}
