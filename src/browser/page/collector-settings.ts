import { parseIfValid } from '../../base/parse-if-valid';
import { type CollectorSettings, collectorSettings } from '../../contract/bootstrap/collector-settings';

/** Returns where this host's deployment collects what pages observe; undefined if nowhere (OPS-4). */
export function readCollectorSettings(): CollectorSettings | undefined {
  const settings = parseIfValid(collectorSettings, window.hostBlock?.collector);
  return settings && settings.url !== '' ? settings : undefined;
}
