import { withTimeout } from '../../base/async';
import { systemClock } from '../../base/clock';
import { readDeployment } from '../../browser/deployment';
import type { CustomerServiceEntry } from '../../contract/customer-service';
import { customerServices } from '../../contract/endpoints/promotion';
import { domainRoute } from '../../contract/endpoints/system';
import { readLastStatus } from '../../services/merchant/last-status';
import { merchantCode } from '../../services/merchant/merchant-store';
import { call } from '../../services/platform/platform';
import { judgeLines, type LineOffer } from './judge-lines';
import { keepLines, keepServices, keptLines, lastServices } from './kept-lines';

/** A failing host is waited for no longer than this, milliseconds: what is kept serves instead. */
const PATIENCE = 4_000;

/** The domains that may be believed: those the platform offers now, else those last taken, else the last status's (DOM-1, DOM-3). */
export async function fetchLines(): Promise<readonly string[]> {
  const merchant = merchantCode();
  const kept = keptLines(merchant);
  const judge = (offer: LineOffer) =>
    judgeLines(offer, {
      trust: readDeployment().lines,
      merchant,
      lastVersion: kept?.offer.seal?.version ?? 0,
      now: Date.now(),
    });

  const asked = await withTimeout(call(domainRoute, { quiet: true }), PATIENCE, systemClock);
  if (asked.ok && asked.value.ok) {
    const offered = await judge(asked.value.value);
    if (offered.ok && offered.value.length > 0) {
      keepLines(merchant, asked.value.value, Date.now());
      return offered.value;
    }
  }
  const named = readLastStatus(merchant)?.status.info.domainRoute ?? [];
  for (const offer of [kept?.offer, { domains: named.map((domainName) => ({ domainName })) }]) {
    const known = offer && (await judge(offer));
    if (known?.ok && known.value.length > 0) return known.value;
  }
  return [];
}

/** The merchant's customer services: those named now, else those last named (DOM-1, DOM-3). */
export async function fetchServices(): Promise<readonly CustomerServiceEntry[]> {
  const merchant = merchantCode();
  const asked = await withTimeout(call(customerServices, { quiet: true }), PATIENCE, systemClock);
  if (!asked.ok || !asked.value.ok) {
    return lastServices(merchant) ?? readLastStatus(merchant)?.status.info.customerService ?? [];
  }
  const { services } = asked.value.value;
  keepServices(merchant, services);
  return services;
}
