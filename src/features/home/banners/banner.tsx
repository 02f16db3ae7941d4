import { openWindow } from '../../../browser/page/windows';
import type { BannerItem } from '../../../contract/endpoints/site/banners';
import { getLinkRules, useLinkRules } from '../../../services/links/link-rules';
import { AppLink } from '../../../services/navigation/app-link';
import { useSession } from '../../../services/session/session-store';
import { Picture } from '../../../ui/media/picture';
import style from './banner.module.css';
import { decideBannerTarget } from './decide-banner-target';

/**
 * Banner image that links to its target, if it has one. Its title is visible until the image has loaded, and stays if
 * that fails. The first banner loads with high priority, because it is the largest content of home's first screen.
 */
export function Banner({ item, isFirst }: { readonly item: BannerItem; readonly isFirst: boolean }) {
  const token = useSession(({ session }) => session?.token);
  // The token is added on click, so that a copied or shared link does not contain it.
  const target = decideBannerTarget(item, useLinkRules(), undefined);
  const content = (
    <>
      <span>{item.title}</span>
      <Picture
        src={item.image}
        alt=""
        decoding={isFirst ? 'sync' : 'async'}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
      />
    </>
  );
  switch (target.kind) {
    case 'page':
      return (
        <AppLink className={style.banner} to={target.path}>
          {content}
        </AppLink>
      );
    case 'window':
    case 'download':
      return (
        <a
          className={style.banner}
          href={target.url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={(event) => {
            const signedInTarget = decideBannerTarget(item, getLinkRules(), token);
            if (signedInTarget.kind !== 'window') return;
            event.preventDefault();
            openWindow(signedInTarget.url);
          }}
        >
          {content}
        </a>
      );
    case 'nowhere':
      return <div className={style.banner}>{content}</div>;
  }
}
