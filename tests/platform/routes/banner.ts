import { banners } from '../../../src/contract/endpoints/promotion';
import { bannerTitle, HOME_BANNERS, POPUP_BANNERS } from '../seed/banners';
import { type Route, serve } from '../server/route';

export const bannerRoutes: readonly Route[] = [
  serve(banners, ({ merchant, language, query: { group } }) => {
    const popup = POPUP_BANNERS[group];
    const spoken = merchant.languages.includes(language) ? language : merchant.defaultLanguage;
    return {
      list: (popup ? [popup] : HOME_BANNERS).map((draft, at) => {
        const { titles: _titles, ...fields } = draft;
        const name = popup ? group : `banner-${at + 1}`;
        return {
          ...fields,
          id: name,
          title: bannerTitle(draft, spoken),
          image: `/cdn/${merchant.code}/${name}.svg?language=${spoken}`,
          groupName: group,
        };
      }),
    };
  }),
];
