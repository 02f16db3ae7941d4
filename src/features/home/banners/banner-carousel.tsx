import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMayOffer } from '../../../services/play-protection/play-pause-marker';
import { useQueryScope } from '../../../services/queries/query-scope';
import { Carousel } from '../../../ui/media/carousel';
import { Banner } from './banner';
import { bannersQuery } from './banners-query';

const MAX_BANNERS = 8;

/** Carousel of the merchant's banners; renders `fallback` if there are none, or for somebody who may not be offered something (SAFE-4). */
export function BannerCarousel({ fallback }: { readonly fallback: ReactNode }) {
  const t = useTranslate();
  const { data } = useQuery(bannersQuery(useQueryScope()));
  const mayOffer = useMayOffer();
  const bannersWithImage = data?.value.list.filter(({ image }) => image !== '').slice(0, MAX_BANNERS) ?? [];
  if (!mayOffer || bannersWithImage.length === 0) return fallback;
  return (
    <Carousel
      label={t('home.banners')}
      pauseLabel={t('home.banners.pause')}
      playLabel={t('home.banners.play')}
      dotLabel={(number, total) => t('home.banners.place', { number, total })}
      slides={bannersWithImage.map((item, index) => ({
        key: item.id,
        content: <Banner item={item} isFirst={index === 0} />,
      }))}
    />
  );
}
