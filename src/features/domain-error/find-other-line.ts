import { lineOrigin } from '../../base/line-origin';
import { merchantCode } from '../../services/merchant/merchant-store';
import { crypto } from '../../services/platform/crypto';
import { fetchLines } from './fetch-lines';

/** The origin of the first other domain of the merchant that answers, undefined when none does (DOM-1, DOM-2). */
export async function findOtherLine(): Promise<string | undefined> {
  const page = location.origin;
  const domains = (await fetchLines()).filter((domain) => lineOrigin(domain, page) !== page);
  const answer = await crypto.findLine({ domains, merchant: merchantCode(), page });
  return answer.ok ? lineOrigin(answer.value, page) : undefined;
}
