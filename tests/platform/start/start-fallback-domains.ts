import { LocalDomainServers } from '../../support/http/local-domain-servers';
import { MERCHANTS } from '../merchants/find-merchant';
import type { Platform } from '../platform';

export interface RunningFallbackDomains {
  /** Port of the working domain. */
  readonly goodPort: number;
  close(): Promise<void>;
}

/** Delay of the slow domain (ms). */
const SLOW_DOMAIN_MS = 3_000;

/**
 * Starts fallback domains for each merchant on separate ports: a working platform, and domains that refuse
 * connections, never respond, respond slowly, redirect, or act as a captive portal (DOM-1, DOM-2).
 */
export async function startFallbackDomains({ services }: Platform, distDir: string): Promise<RunningFallbackDomains> {
  const hosts = new LocalDomainServers(distDir);
  const good = await hosts.good();
  const others = await Promise.all([
    hosts.refusing(),
    hosts.hanging(),
    hosts.portal(),
    hosts.redirecting(good.origin),
    hosts.slow(SLOW_DOMAIN_MS),
  ]);
  const goodPort = good.platform.port;
  for (const { code, hosts: names } of MERCHANTS) {
    services.scenarios.stage(code, { lines: [...others, `http://${names[0]}:${goodPort}`] });
  }
  return { goodPort, close: () => hosts.close() };
}
