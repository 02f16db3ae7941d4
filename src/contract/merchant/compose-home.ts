import {
  HOME_MODULES,
  type HomeModuleName,
  type LaneModuleName,
  TOP_MODULES,
  type TopModuleName,
} from './home-modules';

/** A module of home, and how it looks. */
export interface HomeModule {
  readonly name: HomeModuleName;
  readonly variant: string;
}

/** What home consists of. */
export interface HomePlan {
  /** The modules in their order. */
  readonly modules: readonly HomeModule[];
  /** How many rows of categories there are. The tabs lead to every category. */
  readonly categoryRows: number;
}

const isName = (name: string): name is HomeModuleName => Object.hasOwn(HOME_MODULES, name);
const withFirstVariant = (name: HomeModuleName): HomeModule => ({ name, variant: HOME_MODULES[name][0] });

export const isTopModule = (name: HomeModuleName): name is TopModuleName =>
  (TOP_MODULES as readonly string[]).includes(name);

/** The lanes of a merchant whose record contains no lanes. */
const USUAL_LANES = ['recent', 'jackpot', 'hot', 'categories', 'providers'] as const satisfies LaneModuleName[];

/** Home of a merchant that names its lanes has at most this many of them, so that it has a rhythm and an end. */
const MAX_ROWS = 6;

/**
 * Returns what home consists of: the modules that the merchant's record names, each once; an unknown one is skipped,
 * and an unknown variant is the first one. Without any of the top, or without any lane, home has the usual ones of
 * them. It always has tabs, because nothing else leads to the search and to every category (WL-2.13, WL-2.16).
 */
export function composeHome(named: readonly { readonly module: string; readonly variant: string }[]): HomePlan {
  const chosen = new Map<string, HomeModule>();
  for (const { module: name, variant } of named) {
    if (!isName(name) || chosen.has(name)) continue;
    const variants: readonly string[] = HOME_MODULES[name];
    chosen.set(name, variants.includes(variant) ? { name, variant } : withFirstVariant(name));
  }
  const modules = [...chosen.values()];
  const laneCount = modules.filter(({ name }) => !isTopModule(name)).length;
  const missing = laneCount === modules.length ? TOP_MODULES : chosen.has('tabs') ? [] : (['tabs'] as const);
  return {
    modules: [
      ...missing.map(withFirstVariant),
      ...modules,
      ...(laneCount > 0 ? [] : USUAL_LANES.map(withFirstVariant)),
    ],
    categoryRows: laneCount > 0 ? Math.max(1, MAX_ROWS + 1 - laneCount) : Number.POSITIVE_INFINITY,
  };
}
