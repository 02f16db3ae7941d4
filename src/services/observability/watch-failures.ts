import { observePageErrors } from '../../browser/page/page-errors';
import { useContractDeviations } from '../platform/deviation-log';
import { useFailedCalls } from '../platform/failed-calls';
import type { RecordDraft } from './collector-record';
import { describeThrown } from './describe-thrown';
import { toCallDraft } from './to-call-draft';

export type ReportDraft = (draft: RecordDraft | undefined) => void;

interface Store<S> {
  getState(): S;
  subscribe(listener: () => void): unknown;
}

/**
 * Calls `report` with errors, calls and deviations of the page, and with what other places have kept of those before
 * (OPS-4).
 */
export function watchFailures(report: ReportDraft): void {
  observePageErrors((thrown, file) => report(describeThrown(thrown, file, location.origin)));
  reportEntries(
    useFailedCalls,
    ({ calls, last }) => (last ? [...calls, last] : calls),
    (call) => report(toCallDraft(call)),
  );
  reportEntries(
    useContractDeviations,
    ({ deviations }) => deviations,
    ({ endpoint: name, at, path, expected }) => report({ kind: 'deviation', name, at, values: { path, expected } }),
  );
}

/** Calls `report` with the entries that a store has, and with each that it gets. */
export function reportEntries<S, T>(
  store: Store<S>,
  read: (state: S) => readonly T[],
  report: (entry: T) => void,
): void {
  let known: readonly T[] = [];
  const reportNew = () => {
    const before = known;
    known = read(store.getState());
    for (const entry of new Set(known)) if (!before.includes(entry)) report(entry);
  };
  reportNew();
  store.subscribe(reportNew);
}
