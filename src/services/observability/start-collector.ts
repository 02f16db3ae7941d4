import { systemClock } from '../../base/clock';
import { sendBeacon } from '../../browser/page/beacon';
import { readBuildInfo } from '../../browser/page/build-info';
import { subscribeToPageHide } from '../../browser/page/page-hide';
import { rememberTypedTexts } from '../../browser/page/typed-texts';
import type { CollectorSettings } from '../../contract/bootstrap/collector-settings';
import { getMerchantCode } from '../merchant/merchant-store';
import { useFailedCalls } from '../platform/failed-calls';
import type { CollectorRecord, RecordDraft, RecordKind } from './collector-record';
import { createBatches } from './create-batches';
import { readPrivateTexts } from './private-texts';
import { scrubRecord } from './scrub-record';
import { watchFailures } from './watch-failures';
import { watchTimings } from './watch-timings';
import { writeOtlp } from './write-otlp';
import { writeSentry } from './write-sentry';

const createId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('');

/**
 * Sends what this page observes to the collector of the deployment, in batches (OPS-4). What cannot be sent is dropped:
 * a collector that is down costs members nothing.
 * @param kinds the kinds of records that this page load sends
 */
export function startCollector({ url, format }: CollectorSettings, kinds: ReadonlySet<RecordKind>): void {
  const context = { release: readBuildInfo().build, pageId: createId() };
  function complete(draft: RecordDraft): CollectorRecord {
    const scrubbed = scrubRecord({ at: Date.now(), ...draft, page: location.pathname }, readPrivateTexts());
    const lastRequestId = useFailedCalls.getState().last?.requestId;
    return { ...scrubbed, ...context, merchant: getMerchantCode(), lastRequestId };
  }

  function send(batch: readonly CollectorRecord[]): void {
    if (format === 'otlp') for (const body of writeOtlp(batch)) sendBeacon(url, body, 'application/json');
    // Sentry accepts an envelope as plain text too, for which no browser asks in advance.
    else for (const body of writeSentry(batch, createId)) sendBeacon(url, body, 'text/plain');
  }

  const batches = createBatches({ clock: systemClock, complete, send });
  function add(draft: RecordDraft | undefined): void {
    if (draft && kinds.has(draft.kind)) batches.add(draft);
  }

  rememberTypedTexts();
  watchFailures(add);
  if (kinds.has('timing')) watchTimings(add);
  // After the sources, which report the vitals then.
  subscribeToPageHide(batches.flush);
}
