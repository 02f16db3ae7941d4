import { ownProperty } from '../../src/base/own-property';

/** The parts of `navigator.connection` that matter here; browsers may leave them out. */
export interface NetworkConnection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** How the files of a version are precached. */
export interface PrecachePlan {
  /** Number of parallel requests. */
  readonly concurrency: number;
  /** Whether lazy files are taken from the HTTP cache only. */
  readonly isSavingData: boolean;
}

/** Parallel requests by effective connection type: on a slow connection the requests of the page go first. */
const CONCURRENCY_BY_TYPE: Readonly<Record<string, number>> = { 'slow-2g': 1, '2g': 1, '3g': 2, '4g': 4 };
/** Parallel requests when the connection type is unknown. */
const DEFAULT_CONCURRENCY = 3;

/** Decides how files are precached on a connection. With data saving on, lazy files need the consent of the user. */
export function decidePrecachePlan({ effectiveType = '', saveData = false }: NetworkConnection = {}): PrecachePlan {
  return {
    concurrency: ownProperty(CONCURRENCY_BY_TYPE, effectiveType) ?? DEFAULT_CONCURRENCY,
    isSavingData: saveData,
  };
}
