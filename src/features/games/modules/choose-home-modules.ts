import { HOME_MODULES, type HomeModuleName } from '../../../contract/merchant/home-modules';

/** A module of home, and how it looks. */
export interface HomeModule {
  readonly name: HomeModuleName;
  readonly variant: string;
}

const isModule = (name: string): name is HomeModuleName => Object.hasOwn(HOME_MODULES, name);

/** Home of a merchant whose record contains no modules. */
const DEFAULT_MODULES: readonly HomeModule[] = (['jackpot', 'recent', 'hot', 'categories', 'providers'] as const).map(
  (name) => ({ name, variant: HOME_MODULES[name][0] }),
);

/** Home of a merchant that names its modules has at most this many rows, so that it has a rhythm and an end. */
const MAX_ROWS = 6;

/**
 * Returns the modules of home in their order: those that the merchant's record names, each once; unknown ones are
 * skipped, and an unknown variant is the first one. Without any, home has its usual modules (WL-2.13).
 */
export function chooseHomeModules(
  named: readonly { readonly module: string; readonly variant: string }[],
): readonly HomeModule[] {
  const chosen = new Map<string, HomeModule>();
  for (const { module: name, variant } of named) {
    if (!isModule(name) || chosen.has(name)) continue;
    const variants: readonly string[] = HOME_MODULES[name];
    chosen.set(name, { name, variant: variants.includes(variant) ? variant : HOME_MODULES[name][0] });
  }
  return chosen.size > 0 ? [...chosen.values()] : DEFAULT_MODULES;
}

/**
 * Returns how many rows of categories home has: as many as are left of MAX_ROWS, at least one; all of them on the home
 * of a merchant whose record contains no modules. The tabs lead to every category.
 */
export const countCategoryRows = (modules: readonly HomeModule[]): number =>
  modules === DEFAULT_MODULES ? Number.POSITIVE_INFINITY : Math.max(1, MAX_ROWS + 1 - modules.length);
