/**
 * The fields that contain user input. Weak, so that a form that is gone is not kept in memory with what was typed, such
 * as a password.
 */
const typedFields = new WeakSet<Element>();

/** Starts to record which fields contain user input, so that forms need not report it. */
export function watchFieldInput(): void {
  document.addEventListener('input', ({ target, isTrusted }) => {
    if (isTrusted && target instanceof Element) typedFields.add(target);
  });
}

/**
 * Whether the document contains user input, which a reload would lose: in a field, or a file that was chosen and is not
 * sent, in an element with the attribute `data-unsent`.
 */
export function hasTypedText(): boolean {
  if (document.querySelector('[data-unsent]')) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea');
  return Array.from(fields).some((field) => typedFields.has(field) && field.value.trim() !== '');
}
