/** A module as the merchant's record names it. */
interface NamedModule {
  readonly module: string;
  readonly variant: string;
}

/**
 * Returns the modules of a page in their order: those that the merchant's record names, each once, and then the others,
 * because nobody can do without a form or a menu. An unknown module is skipped; an unknown variant has no styles, and
 * looks like the first one (WL-2.22).
 * @param names the modules that the page has, in their usual order
 */
export const composePage = (named: readonly NamedModule[], names: readonly string[]): readonly NamedModule[] =>
  [...new Set([...named.map(({ module }) => module), ...names])]
    .filter((module) => names.includes(module))
    .map((module) => named.find((one) => one.module === module) ?? { module, variant: '' });
