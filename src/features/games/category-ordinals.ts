const FIRST = 100;
const STEP = 100;

/** Categories that stand right behind another one when that is there. */
const FOLLOWERS: ReadonlyMap<string, { readonly leader: string; readonly distance: number }> = new Map([
  ['VIETNAM_LOTTO', { leader: 'LOTT', distance: 1 }],
  ['ELOTTO', { leader: 'ELOTT', distance: 5 }],
  ['SEA_LOTT', { leader: 'ELOTT', distance: 5 }],
]);

/**
 * Where each category stands: 100, 200, … in the platform's order; ELOTTO and SEA_LOTT 5 behind ELOTT,
 * VIETNAM_LOTTO 1 behind LOTT (GAME-5). A follower without its leader is a category like any other.
 */
export function categoryOrdinals(categories: readonly string[]): ReadonlyMap<string, number> {
  const all = new Set(categories);
  const ordinals = new Map<string, number>();
  const following: [string, string, number][] = [];
  for (const category of all) {
    const rule = FOLLOWERS.get(category);
    if (rule && all.has(rule.leader)) following.push([category, rule.leader, rule.distance]);
    else ordinals.set(category, FIRST + STEP * ordinals.size);
  }
  for (const [category, leader, distance] of following) ordinals.set(category, (ordinals.get(leader) ?? 0) + distance);
  return ordinals;
}
