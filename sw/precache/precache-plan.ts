import { getOwnProperty } from '../../src/base/own-property';

/** The properties of `navigator.connection` that are used. Some browsers do not support them. */
export interface NetworkConnection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Plan for precaching the files of a version. */
export interface PrecachePlan {
  /** Number of parallel requests. */
  readonly concurrency: number;
  /**
   * Whether data saving is enabled, or the connection is too slow for files that nobody may need: lazy files that are
   * not in use are then read only from the HTTP cache, unless the user has requested all files.
   */
  readonly isSavingData: boolean;
}

/**
 * Number of parallel requests by effective connection type. It is lower on a slow connection, so that the requests of
 * the page go first.
 */
const CONCURRENCY_BY_TYPE: Readonly<Record<string, number>> = { 'slow-2g': 1, '2g': 1, '3g': 2, '4g': 4 };
/** Number of parallel requests if the browser does not report the connection type. */
const DEFAULT_CONCURRENCY = 3;

/** Decides how files are precached on a connection. A browser that does not report its connection gets the defaults. */
export function decidePrecachePlan({ effectiveType = '', saveData = false }: NetworkConnection = {}): PrecachePlan {
  return {
    concurrency: getOwnProperty(CONCURRENCY_BY_TYPE, effectiveType) ?? DEFAULT_CONCURRENCY,
    isSavingData: saveData || /2g/.test(effectiveType),
  };
}
