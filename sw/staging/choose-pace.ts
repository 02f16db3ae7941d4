/** What the browser tells of the connection; it may tell nothing. */
export interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** How a version is fetched in advance. */
export interface Pace {
  /** Files under way at once. */
  readonly lanes: number;
  /** Beyond the critical files nothing is fetched that is not here already, in the HTTP cache. */
  readonly isThrifty: boolean;
}

/** Files under way at once by the effective type; the page's own requests come first on a thin line. */
const LANES: Readonly<Record<string, number>> = { 'slow-2g': 1, '2g': 1, '3g': 2, '4g': 4 };
/** Where the browser does not tell. */
const USUAL = 3;

/** How much of a line a staging may take; whoever saves data is asked before more than a start needs is fetched. */
export function choosePace({ effectiveType = '', saveData = false }: Connection = {}): Pace {
  return { lanes: LANES[effectiveType] ?? USUAL, isThrifty: saveData };
}
