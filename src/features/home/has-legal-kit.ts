/**
 * Whether a merchant's record has a slot of the legal kit, so that home keeps the place of its line (WL-2.20). The kit
 * is read once the line is loaded.
 */
export const hasLegalKit = (legal: unknown): boolean =>
  Object.keys(Object(legal)).some((slot) => slot !== 'jurisdiction' && slot !== 'exempt');
