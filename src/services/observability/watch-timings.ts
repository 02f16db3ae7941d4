import { subscribeToPageHide } from '../../browser/page/page-hide';
import { listResourceFacts, observePerformance, type PerformanceFact } from '../../browser/page/page-performance';
import { subscribeToServiceWorkerMessages } from '../../browser/workers/service-worker-bridge';
import { usePopupLog } from '../popups/popup-log';
import { usePushOutcomes } from '../push/push-outcomes';
import { computeVitals, VITAL_TYPES } from './compute-vitals';
import { toEarlyTimingDraft, toWorkerDraft } from './to-draft';
import { type ReportDraft, reportEntries } from './watch-failures';

/** Number of performance entries from which the vitals are computed: a page may stay open for days. */
const MAX_FACTS = 1_000;

/**
 * Calls `report` with the requests of the start, the outcomes of updates, push and popups, and the web vitals (OPS-4).
 */
export function watchTimings(report: ReportDraft): void {
  const { timeOrigin } = performance;
  for (const fact of listResourceFacts()) report(toEarlyTimingDraft(fact, timeOrigin));
  // The log of popups outlives a reload.
  reportEntries(
    usePopupLog,
    ({ entries }) => entries,
    ({ key: name, at, status, reason }) =>
      report(at < timeOrigin ? undefined : { kind: 'popup', name, at, values: { status, reason } }),
  );
  reportEntries(
    usePushOutcomes,
    ({ outcomes }) => outcomes,
    ({ result: name, at }) => report({ kind: 'push', name, at }),
  );
  subscribeToServiceWorkerMessages((message) => report(toWorkerDraft(message)));
  watchVitals(report);
}

/** Reports the vitals when the page is hidden for the first time: later, LCP and CLS have other causes. */
function watchVitals(report: ReportDraft): void {
  let facts: readonly PerformanceFact[] = [];
  let isReported = false;
  observePerformance(VITAL_TYPES, (fact) => {
    if (facts.length < MAX_FACTS) facts = [...facts, fact];
  });
  subscribeToPageHide(() => {
    if (isReported) return;
    isReported = true;
    for (const [name, { value, target }] of computeVitals(facts))
      report({ kind: 'vital', name, values: { value: Math.round(value * 1000) / 1000, target } });
  });
}
