import { create } from 'zustand';
import { redact } from '../../base/log';
import type { ContractDeviation } from '../../contract/contract-deviation';

/** A deviation of a response field from the contract. */
export interface LoggedContractDeviation extends ContractDeviation {
  /** The endpoint's name. */
  readonly endpoint: string;
  /** Epoch milliseconds of the first occurrence. */
  readonly at: number;
}

/** Maximum number of entries; further deviations are dropped. */
export const MAX_LOGGED_DEVIATIONS = 50;
/**
 * Maximum length of a logged path (characters). A path may contain property names from the response, whose length is
 * not limited.
 */
const MAX_PATH_LENGTH = 120;

/**
 * Deviations of response fields from the contract, oldest first, for the diagnostics page (API-2). Kept in memory
 * only.
 */
export const useContractDeviations = create<{ readonly deviations: readonly LoggedContractDeviation[] }>(() => ({
  deviations: [],
}));

/**
 * Returns the list with new deviations added, at most {@link MAX_LOGGED_DEVIATIONS} in total. Deviations with the same
 * endpoint, path and expected type are added once.
 */
export function addContractDeviations(
  logged: readonly LoggedContractDeviation[],
  endpoint: string,
  deviations: readonly ContractDeviation[],
  at: number,
): readonly LoggedContractDeviation[] {
  const all = [...logged];
  for (const { path: rawPath, expected } of deviations) {
    if (all.length >= MAX_LOGGED_DEVIATIONS) break;
    const path = String(redact(rawPath)).slice(0, MAX_PATH_LENGTH);
    const isLogged = all.some((one) => one.endpoint === endpoint && one.path === path && one.expected === expected);
    if (!isLogged) all.push({ endpoint, path, expected, at });
  }
  return all.length === logged.length ? logged : all;
}

export function logContractDeviations(endpoint: string, deviations: readonly ContractDeviation[]): void {
  useContractDeviations.setState((state) => ({
    deviations: addContractDeviations(state.deviations, endpoint, deviations, Date.now()),
  }));
}
