import { withTimeout } from '../src/base/async';
import type { Clock } from '../src/base/clock';
import { parseDomainOrigin } from '../src/base/domain-origin';
import { fail, type Result } from '../src/base/result';
import { DOMAIN_PROBE_TIMEOUT_MS, type DomainProbeInput } from '../src/base/web-worker-api';
import { PING_PATH } from '../src/contract/paths';
import { isValidPingResponse } from './is-valid-ping-response';
import { pickRandomItems } from './pick-random-items';
import type { GenerateRandomBytes } from './random';

/** Dependencies of a domain probe. */
export interface DomainProbeDependencies {
  send(url: string, init: RequestInit): Promise<Response>;
  readonly random: GenerateRandomBytes;
  readonly clock: Clock;
}

/** Maximum number of probed domains (DOM-2). */
const MAX_PROBED_DOMAINS = 10;

/**
 * Pings random domains of a list, at most {@link MAX_PROBED_DOMAINS}. Resolves with the origin of the first one that
 * responds correctly, and aborts the other requests. Resolves with an error if no domain responds correctly in time
 * (DOM-2). The requests contain the merchant's code, but no cookie, token or referrer.
 */
export async function findLiveDomain(
  probe: DomainProbeInput,
  dependencies: DomainProbeDependencies,
): Promise<Result<string, string>> {
  const origins = [...new Set(probe.domains.flatMap((domain) => parseDomainOrigin(domain, probe.page) ?? []))];
  const controller = new AbortController();
  const pings = pickRandomItems(origins, MAX_PROBED_DOMAINS, dependencies.random).map((origin) =>
    ping(origin, probe.merchant, dependencies, controller.signal),
  );
  // Promise.any rejects when every ping fails, which counts like a timeout.
  const first = await withTimeout(Promise.any(pings), DOMAIN_PROBE_TIMEOUT_MS, dependencies.clock).catch(
    () => undefined,
  );
  controller.abort();
  return first?.ok ? first : fail('no domain responded');
}

/** Pings an origin. Resolves with the origin if it responds like the platform; rejects otherwise. */
async function ping(
  origin: string,
  merchant: string,
  dependencies: DomainProbeDependencies,
  signal: AbortSignal,
): Promise<string> {
  const response = await dependencies.send(`${origin}${PING_PATH}?speed=${dependencies.clock.now()}`, {
    headers: merchant === '' ? {} : { Merchant: merchant },
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
  });
  if (await isValidPingResponse(response)) return origin;
  throw new Error('not a ping response');
}
