import { LineHosts } from '../../support/line-hosts';
import { MERCHANTS } from '../merchants/find-merchant';
import type { Platform } from '../platform';

export interface Lines {
  /** Port of the platform that a recovery ends on. */
  readonly goodPort: number;
  close(): Promise<void>;
}

/** Milliseconds after which the slow line answers. */
const SLOW = 3_000;

/**
 * Gives each merchant other domains, on ports of their own: one whole platform, and lines that are slow, silent, closed,
 * a portal's, or lead elsewhere (DOM-1, DOM-2).
 */
export async function startLines({ services }: Platform, distDir: string): Promise<Lines> {
  const hosts = new LineHosts(distDir);
  const good = await hosts.good();
  const others = await Promise.all([
    hosts.refusing(),
    hosts.hanging(),
    hosts.portal(),
    hosts.redirecting(good.origin),
    hosts.slow(SLOW),
  ]);
  const goodPort = good.platform.port;
  for (const { code, hosts: names } of MERCHANTS) {
    services.scenarios.stage(code, { lines: [...others, `http://${names[0]}:${goodPort}`] });
  }
  return { goodPort, close: () => hosts.close() };
}
