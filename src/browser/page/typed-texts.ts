/** Number of typed texts that are remembered; older ones are forgotten. */
const MAX_TYPED_TEXTS = 30;

let typed: readonly string[] = [];

const readField = (field: object | null): string => (field && 'value' in field ? String(field.value) : '');

/**
 * Starts to remember what is typed, in memory alone, so that it can be removed from what leaves this page after its
 * field is gone.
 */
export const rememberTypedTexts = (): void =>
  addEventListener('change', ({ target }) => {
    typed = [readField(target), ...typed].slice(0, MAX_TYPED_TEXTS);
  });

/** Returns what is in the fields of this page, and what has been typed since {@link rememberTypedTexts}. */
export const listTypedTexts = (): readonly string[] =>
  typed.concat(Array.from(document.querySelectorAll('input,textarea'), readField));
