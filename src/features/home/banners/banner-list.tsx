import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../../services/i18n/i18n';
import { useQueryScope } from '../../../services/queries/query-scope';
import card from '../../../ui/layout/card.module.css';
import { Banner } from './banner';
import style from './banner-list.module.css';
import { bannersQuery } from './banners-query';

/** The merchant's banners as a vertical list of images; renders nothing if there are none. */
export function BannerList() {
  const t = useTranslate();
  const { data } = useQuery(bannersQuery(useQueryScope()));
  const banners = data?.value.list.filter(({ image }) => image !== '') ?? [];
  if (banners.length === 0) return null;
  return (
    <ul className={style.banners} aria-label={t('home.banners')}>
      {banners.map((item, index) => (
        <li key={item.id} className={card.card}>
          <Banner item={item} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}
