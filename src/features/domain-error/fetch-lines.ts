import { withTimeout } from '../../base/async';
import { systemClock } from '../../base/clock';
import { readDeployment } from '../../browser/deployment';
import { domainRoute } from '../../contract/endpoints/system';
import { LINE_TEST_LIMIT } from '../../contract/worker-api';
import { readLastStatus } from '../../services/merchant/last-status';
import { homeCode, merchantCode } from '../../services/merchant/merchant-store';
import { call } from '../../services/platform/platform';
import { judgeLines, type LineJudge, type LineOffer, lowestVersion } from './judge-lines';
import { keepLines, keptLines } from './kept-lines';

/** By what a list of domains is judged now. */
async function judgeOfNow(merchant: string): Promise<LineJudge> {
  const trust = readDeployment().lines;
  const lastVersion = await lowestVersion(keptLines(homeCode())?.offer, trust.publicKey);
  return { trust, merchant, lastVersion, now: Date.now() };
}

/** The domains the platform offers now, kept for later; undefined when none that may be believed can be had (DOM-1, DOM-3). */
export async function askLines(): Promise<readonly string[] | undefined> {
  const asked = await withTimeout(call(domainRoute, { quiet: true }), LINE_TEST_LIMIT, systemClock);
  if (!asked.ok || !asked.value.ok) return undefined;
  const offer = asked.value.value;
  const judged = await judgeLines(offer, await judgeOfNow(merchantCode()));
  if (!judged.ok || judged.value.length === 0) return undefined;
  keepLines(homeCode(), offer, Date.now());
  return judged.value;
}

/** The domains that may be believed without asking: those last taken, else the last status's; they may be none (DOM-3). */
export async function knownLines(): Promise<readonly string[]> {
  const kept = keptLines(homeCode())?.offer;
  const named = readLastStatus(homeCode())?.status.info.domainRoute ?? [];
  const offers = [kept, { domains: named.map((domainName) => ({ domainName })) }];
  // A list was taken for the merchant that a status named, whom a start without one does not know yet.
  const judge = await judgeOfNow(kept?.seal?.merchant ?? merchantCode());
  for (const offer of offers.filter((one): one is LineOffer => one !== undefined)) {
    const judged = await judgeLines(offer, judge);
    if (judged.ok && judged.value.length > 0) return judged.value;
  }
  return [];
}
