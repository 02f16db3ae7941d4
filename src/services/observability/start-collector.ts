import { sendBeacon } from '../../browser/page/beacon';
import { readBuildInfo } from '../../browser/page/build-info';
import { subscribeToPageHide } from '../../browser/page/page-hide';
import { rememberTypedTexts } from '../../browser/page/typed-texts';
import type { CollectorSettings } from '../../contract/bootstrap/collector-settings';
import { getMerchantCode } from '../merchant/merchant-store';
import { useFailedCalls } from '../platform/failed-calls';
import { addToQueue, EMPTY_QUEUE } from './collector-queue';
import type { CollectorRecord, RecordDraft, RecordKind } from './collector-record';
import { readPrivateTexts } from './private-texts';
import { scrubRecord } from './scrub-record';
import { watchFailures } from './watch-failures';
import { watchTimings } from './watch-timings';
import { writeOtlp } from './write-otlp';
import { writeSentry } from './write-sentry';

/** How long a record waits for others (ms). */
const BATCH_DELAY_MS = 10_000;
/** A browser takes 64 KB at once, and a record has less than 6 KB. */
const MAX_BATCH = 10;

const createId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('');

/**
 * Sends what this page observes to the collector of the deployment, in batches (OPS-4). What cannot be sent is dropped:
 * a collector that is down costs members nothing.
 * @param kinds the kinds of records that this page load sends
 */
export function startCollector({ url, format }: CollectorSettings, kinds: ReadonlySet<RecordKind>): void {
  const context = { release: readBuildInfo().build, pageId: createId() };
  let queue = EMPTY_QUEUE;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function complete(draft: RecordDraft): CollectorRecord {
    const scrubbed = scrubRecord({ at: Date.now(), ...draft, page: location.pathname }, readPrivateTexts());
    const lastRequestId = useFailedCalls.getState().last?.requestId;
    return { ...scrubbed, ...context, merchant: getMerchantCode(), lastRequestId };
  }

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    const { waiting } = queue;
    queue = { ...queue, waiting: [] };
    if (waiting.length === 0) return;
    if (format === 'otlp') for (const body of writeOtlp(waiting)) sendBeacon(url, body, 'application/json');
    // Sentry accepts an envelope as plain text too, for which no browser asks in advance.
    else for (const body of writeSentry(waiting, createId)) sendBeacon(url, body, 'text/plain');
  }

  function add(draft: RecordDraft | undefined): void {
    if (!draft || !kinds.has(draft.kind)) return;
    queue = addToQueue(queue, draft, complete);
    if (queue.waiting.length >= MAX_BATCH) send();
    else timer ??= setTimeout(send, BATCH_DELAY_MS);
  }

  rememberTypedTexts();
  watchFailures(add);
  if (kinds.has('timing')) watchTimings(add);
  // After the sources, which report the vitals then.
  subscribeToPageHide(send);
}
