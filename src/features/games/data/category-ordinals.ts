const FIRST_ORDINAL = 100;
const ORDINAL_STEP = 100;

/**
 * Categories that are sorted directly after another category, the `leader`, if the platform sends both. The ordinal
 * of such a category is the ordinal of its leader plus `distance`.
 */
const FOLLOWERS: ReadonlyMap<string, { readonly leader: string; readonly distance: number }> = new Map([
  ['VIETNAM_LOTTO', { leader: 'LOTT', distance: 1 }],
  ['ELOTTO', { leader: 'ELOTT', distance: 5 }],
  ['SEA_LOTT', { leader: 'ELOTT', distance: 5 }],
]);

/**
 * Returns the sort ordinal of each category: 100, 200, … in the platform's order (GAME-5). Exceptions: ELOTTO and
 * SEA_LOTT get the ordinal of ELOTT plus 5, and VIETNAM_LOTTO gets the ordinal of LOTT plus 1. An exception applies
 * only if `categories` contains ELOTT or LOTT, respectively.
 */
export function computeCategoryOrdinals(categories: readonly string[]): ReadonlyMap<string, number> {
  const present = new Set(categories);
  const ordinals = new Map<string, number>();
  const followers: [string, string, number][] = [];
  for (const category of present) {
    const rule = FOLLOWERS.get(category);
    if (rule && present.has(rule.leader)) followers.push([category, rule.leader, rule.distance]);
    else ordinals.set(category, FIRST_ORDINAL + ORDINAL_STEP * ordinals.size);
  }
  for (const [category, leader, distance] of followers) ordinals.set(category, (ordinals.get(leader) ?? 0) + distance);
  return ordinals;
}
