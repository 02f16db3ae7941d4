import type { PerformanceFact } from '../../browser/page/page-performance';
import type { MessageFromServiceWorker } from '../../contract/service-worker/service-worker-messages';
import type { RecordDraft } from './collector-record';

/**
 * Returns a request of the page that finished before calls were observed; undefined if it was none to the platform.
 * @param startedAt when the page load began (epoch ms)
 */
export function toEarlyTimingDraft(
  { name: url, at, durationMs }: PerformanceFact,
  startedAt: number,
): RecordDraft | undefined {
  const { pathname: name } = new URL(url);
  return name.startsWith('/wps/')
    ? { kind: 'timing', name, at: startedAt + at, values: { ms: Math.round(durationMs) } }
    : undefined;
}

/** Returns what the service worker tells about versions and push messages; undefined for any other message. */
export function toWorkerDraft(message: MessageFromServiceWorker): RecordDraft | undefined {
  const { type: name, ...fields } = message;
  if (name === 'open-path' || name === 'version-current') return undefined;
  // The first file of several that could not be stored.
  const [told = fields] = name === 'precache-failed' ? message.files : [];
  return { kind: name === 'push-event' ? 'push' : 'update', name, values: { detail: Object.values(told).join(' ') } };
}
