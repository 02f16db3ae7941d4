import { create } from 'zustand';
import { redact } from '../../base/log';
import type { Deviation } from '../../contract/deviation';

/** A deviation of a response field from the contract. */
export interface LoggedDeviation extends Deviation {
  /** The endpoint's name. */
  readonly endpoint: string;
  /** Epoch milliseconds of the first occurrence. */
  readonly at: number;
}

/** Maximum number of entries; further deviations are dropped. */
export const MAX_DEVIATIONS = 50;
/**
 * Maximum length of a logged path (characters). A path may contain property names from the response, whose length is
 * not limited.
 */
const MAX_PATH_LENGTH = 120;

/**
 * Deviations of response fields from the contract, oldest first, for the diagnostics page (API-2). Kept in memory
 * only.
 */
export const useDeviations = create<{ readonly deviations: readonly LoggedDeviation[] }>(() => ({ deviations: [] }));

/**
 * Returns the list with new deviations added, at most {@link MAX_DEVIATIONS} in total. Deviations with the same
 * endpoint, path and expected type are added once.
 */
export function addDeviations(
  logged: readonly LoggedDeviation[],
  endpoint: string,
  deviations: readonly Deviation[],
  at: number,
): readonly LoggedDeviation[] {
  const all = [...logged];
  for (const { path: rawPath, expected } of deviations) {
    if (all.length >= MAX_DEVIATIONS) break;
    const path = String(redact(rawPath)).slice(0, MAX_PATH_LENGTH);
    const isLogged = all.some((one) => one.endpoint === endpoint && one.path === path && one.expected === expected);
    if (!isLogged) all.push({ endpoint, path, expected, at });
  }
  return all.length === logged.length ? logged : all;
}

export function logDeviations(endpoint: string, deviations: readonly Deviation[]): void {
  useDeviations.setState((state) => ({
    deviations: addDeviations(state.deviations, endpoint, deviations, Date.now()),
  }));
}
