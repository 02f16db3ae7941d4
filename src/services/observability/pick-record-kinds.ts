import type { CollectorSettings } from '../../contract/bootstrap/collector-settings';
import type { RecordKind } from './collector-record';

const ERROR_KINDS: readonly RecordKind[] = ['error', 'failure', 'deviation'];
const TIMING_KINDS: readonly RecordKind[] = ['timing', 'vital', 'update', 'push', 'popup'];

/**
 * Returns the kinds of records that a page load sends. One draw decides for all of them, so that a page load that sends
 * durations sends its errors too wherever their share is not smaller.
 * @param draw random number from 0 up to 1
 */
export const pickRecordKinds = (
  { errors, timings }: Pick<CollectorSettings, 'errors' | 'timings'>,
  draw: number,
): ReadonlySet<RecordKind> => new Set([...(draw < errors ? ERROR_KINDS : []), ...(draw < timings ? TIMING_KINDS : [])]);
