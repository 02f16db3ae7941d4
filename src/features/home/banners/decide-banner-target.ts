import { decideLinkTarget, type LinkRules, type LinkTarget, pageTarget } from '../../../base/link-target';
import { mayReceiveSessionToken } from '../../../base/to-safe-url';
import type { BannerItem } from '../../../contract/endpoints/site/banners';
import { ROUTES } from '../../../contract/paths';
import { isLotteryCategory, toCanonicalVendor } from '../../../services/games/game-paths';

const NOWHERE: LinkTarget = { kind: 'nowhere' };
const SEA_LOTTERY_VENDOR = 'TCG_SEA';

const page = (rules: LinkRules, route: string, query: Record<string, string>): LinkTarget =>
  pageTarget(`${route}?${new URLSearchParams(query)}`, rules);

/**
 * Decides the target of a banner (LINK-1). Adds the token only to URLs on the merchant's hosts.
 * @param token session token of the member; undefined to add none
 */
export function decideBannerTarget(item: BannerItem, rules: LinkRules, token: string | undefined): LinkTarget {
  switch (item.linkageType.toUpperCase()) {
    case 'P':
      return item.linkage === '' ? NOWHERE : page(rules, ROUTES.activity.path, { id: item.linkage });
    case 'URL':
      return urlTarget(item.url || item.linkage, rules, token);
    case 'G':
      return gameTarget(item, rules);
    default:
      return NOWHERE;
  }
}

function urlTarget(link: string, rules: LinkRules, token: string | undefined): LinkTarget {
  const target = decideLinkTarget(link, rules, 'banner');
  if (target.kind !== 'window' || token === undefined || !mayReceiveSessionToken(target.url, rules)) return target;
  const url = new URL(target.url);
  url.searchParams.set('token', token);
  return { kind: 'window', url: url.href };
}

/**
 * Returns the launch page of a banner's game, on which visitors are asked to sign in. A lottery banner without a
 * `nodeId` opens the lobby. For any other game, returns `nowhere` if the room, game or vendor is missing.
 */
function gameTarget({ gameType, vendor, nodeId, roomId }: BannerItem, rules: LinkRules): LinkTarget {
  const vendorName = toCanonicalVendor(vendor);
  if (vendorName === SEA_LOTTERY_VENDOR || isLotteryCategory(gameType))
    return page(rules, ROUTES.launchGame.path, { vendor: vendorName, code: nodeId || 'lobby' });
  const isComplete = roomId !== '' && nodeId !== '' && vendorName !== '';
  return isComplete ? page(rules, ROUTES.launchGame.path, { vendor: vendorName, code: nodeId, roomId }) : NOWHERE;
}
