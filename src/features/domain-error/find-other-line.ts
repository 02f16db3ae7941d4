import { withTimeout } from '../../base/async';
import { systemClock } from '../../base/clock';
import { lineOrigin } from '../../base/line-origin';
import { fail } from '../../base/result';
import { NOT_TESTED } from '../../contract/worker-api';
import { merchantCode } from '../../services/merchant/merchant-store';
import { crypto } from '../../services/platform/crypto';
import { askLines, knownLines } from './fetch-lines';
import { firstFound, type LineFinding } from './first-found';

/** The list of now may take so long to come before a line of an earlier one is offered without it, milliseconds. */
const HEAD_START = 1_000;

/**
 * The first other domain of the merchant that answers (DOM-1, DOM-2). Those known from earlier are asked at once, those
 * the platform names now as soon as it does; each has the whole time of a line test. An earlier list's line that a list
 * which has come does not name any more leads nowhere.
 */
export async function findOtherLine(): Promise<LineFinding> {
  const asked = askLines().then((domains) => domains && otherOrigins(domains));
  const soon = withTimeout(asked, HEAD_START, systemClock);
  const known = otherOrigins(await knownLines());

  async function amongKnown(): Promise<LineFinding> {
    const found = await testLines(known);
    const heard = await soon;
    const named = heard.ok ? heard.value : undefined;
    if (!found.ok || !named || named.includes(found.value)) return found;
    return testLines(named.filter((line) => known.includes(line)));
  }

  async function amongNew(): Promise<LineFinding> {
    const named = (await asked) ?? [];
    return testLines(named.filter((line) => !known.includes(line)));
  }

  return firstFound([amongKnown(), amongNew()]);
}

/** The origins that domains of a list stand for, but for this page's own. */
const otherOrigins = (domains: readonly string[]): readonly string[] =>
  domains.flatMap((domain) => lineOrigin(domain, location.origin) ?? []).filter((line) => line !== location.origin);

async function testLines(domains: readonly string[]): Promise<LineFinding> {
  if (domains.length === 0) return fail('none');
  const answer = await crypto.findLine({ domains, merchant: merchantCode(), page: location.origin });
  if (answer.ok) return answer;
  return fail(answer.reason === NOT_TESTED ? 'untested' : 'none');
}
