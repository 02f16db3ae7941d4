/** Selector of elements that receive typed input: text fields, and frames, whose content is unknown. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable], iframe';

/** Whether the user may be typing: a field or a frame has the focus. */
export const isFieldOrFrameFocused = (): boolean => document.activeElement?.matches(TYPING) ?? false;

/** Whether a dialog without this attribute is open. */
export const hasOpenDialogWithoutAttribute = (attribute: string): boolean =>
  document.querySelector(`dialog[open]:not([${attribute}])`) !== null;

/** Whether a dialog is open above the page. */
export const hasOpenDialog = (): boolean => document.querySelector('dialog[open]') !== null;
