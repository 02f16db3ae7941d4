/** How many games are remembered. */
export const MOST_RECENT = 12;

/** The games played lately after another one was: each once, the last one first. */
export const withRecent = (recent: readonly string[], code: string): readonly string[] =>
  [code, ...recent.filter((one) => one !== code)].slice(0, MOST_RECENT);
