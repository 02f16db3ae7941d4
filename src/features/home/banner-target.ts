import { mayCarryToken, safeUrl, type UrlHosts } from '../../base/safe-url';
import type { BannerItem } from '../../contract/endpoints/promotion';
import { ROUTES } from '../../contract/paths';
import { isLottery } from '../../services/games/launch-path';
import { vendorOf } from '../../services/games/vendor';

/** Where a banner leads: a page of the product, an address of its own window, or nowhere. */
export type BannerTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'window'; readonly address: string }
  | { readonly kind: 'nowhere' };

const NOWHERE: BannerTarget = { kind: 'nowhere' };
const SEA = 'TCG_SEA';

const page = (route: string, query: Record<string, string>): BannerTarget => ({
  kind: 'page',
  path: `${route}?${new URLSearchParams(query)}`,
});

/** Where a banner leads (LINK-1). The token travels to the merchant's own hosts only. */
export function decideBannerTarget(item: BannerItem, hosts: UrlHosts, token: string | undefined): BannerTarget {
  switch (item.linkageType.toUpperCase()) {
    case 'P':
      return item.linkage === '' ? NOWHERE : page(ROUTES.activity.path, { id: item.linkage });
    case 'URL':
      return addressTarget(item.url || item.linkage, hosts, token);
    case 'G':
      return gameTarget(item);
    default:
      return NOWHERE;
  }
}

function addressTarget(written: string, hosts: UrlHosts, token: string | undefined): BannerTarget {
  const own = written.startsWith('/m') ? safeUrl('internal', written, hosts) : undefined;
  if (own?.ok) return { kind: 'page', path: own.value };
  const safe = safeUrl('banner', written, hosts);
  if (!safe.ok) return NOWHERE;
  const address = new URL(safe.value);
  if (token !== undefined && mayCarryToken(safe.value, hosts)) address.searchParams.set('token', token);
  return { kind: 'window', address: address.href };
}

/** The launch page asks a visitor to sign in first and then goes on with the game. */
function gameTarget({ gameType, vendor, nodeId, roomId }: BannerItem): BannerTarget {
  const seller = vendorOf(vendor);
  if (seller === SEA || isLottery(gameType))
    return page(ROUTES.launchGame.path, { vendor: seller, code: nodeId || 'lobby' });
  const isWhole = roomId !== '' && nodeId !== '' && seller !== '';
  return isWhole ? page(ROUTES.launchGame.path, { vendor: seller, code: nodeId, roomId }) : NOWHERE;
}
