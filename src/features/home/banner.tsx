import { openWindow } from '../../browser/windows';
import type { BannerItem } from '../../contract/endpoints/promotion';
import { useMerchant } from '../../services/merchant/merchant-store';
import { urlHosts } from '../../services/merchant/url-hosts';
import { ProductLink } from '../../services/navigation/product-link';
import { useSession } from '../../services/session/session-store';
import style from './banner.module.css';
import { decideBannerTarget } from './banner-target';

/** A banner's picture, with its title behind it until and unless the picture comes, and what it leads to. */
export function Banner({ item }: { readonly item: BannerItem }) {
  const hosts = urlHosts(
    useMerchant(({ status }) => status),
    location.origin,
  );
  const token = useSession(({ session }) => session?.token);
  // The token joins at the tap: a link that is copied or shared holds none.
  const target = decideBannerTarget(item, hosts, undefined);
  const content = (
    <>
      <span>{item.title}</span>
      <img src={item.image} alt="" decoding="async" />
    </>
  );
  switch (target.kind) {
    case 'page':
      return (
        <ProductLink className={style.banner} to={target.path}>
          {content}
        </ProductLink>
      );
    case 'window':
      return (
        <a
          className={style.banner}
          href={target.address}
          target="_blank"
          rel="noopener noreferrer"
          onClick={(event) => {
            const going = decideBannerTarget(item, hosts, token);
            if (going.kind !== 'window') return;
            event.preventDefault();
            openWindow(going.address);
          }}
        >
          {content}
        </a>
      );
    case 'nowhere':
      return <div className={style.banner}>{content}</div>;
  }
}
