/** Before which of the categories the matches stand: before the sports, else behind all of them (GAME-6). */
export function matchesBefore(categories: readonly string[]): number {
  const sports = categories.findIndex((category) => category.startsWith('SPORT'));
  return sports === -1 ? categories.length : sports;
}
