import type { ReactNode } from 'react';
import type { AnswerOf } from '../../contract/endpoint';
import { banners } from '../../contract/endpoints/promotion';
import { useText } from '../../services/i18n/i18n';
import { type PublicSource, usePublicAnswer } from '../../services/last-known/use-public-answer';
import { call } from '../../services/platform/platform';
import { Carousel } from '../../ui/carousel';
import { Banner } from './banner';

const SOURCE: PublicSource<AnswerOf<typeof banners>> = {
  name: banners.name,
  schema: banners.answer,
  ask: (manner) => call(banners, { ...manner, query: { group: 'home_top' } }),
};

/** More than anyone swipes through. */
const MOST = 8;

/** The merchant's banners at the top of home; `none` until and unless there are some. */
export function HomeBanners({ none }: { readonly none: ReactNode }) {
  const t = useText();
  const { known } = usePublicAnswer(SOURCE);
  const pictured = known?.value.list.filter(({ image }) => image !== '').slice(0, MOST) ?? [];
  if (pictured.length === 0) return none;
  return (
    <Carousel
      label={t('home.banners')}
      pauseLabel={t('home.banners.pause')}
      playLabel={t('home.banners.play')}
      placeLabel={(number, total) => t('home.banners.place', { number, total })}
      slides={pictured.map((item) => ({ key: item.id, content: <Banner item={item} /> }))}
    />
  );
}
