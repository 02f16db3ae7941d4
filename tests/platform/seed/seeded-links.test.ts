import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { announcements } from '../../../src/contract/endpoints/site/announcements';
import { banners } from '../../../src/contract/endpoints/site/banners';
import { promotionFacts } from '../../../src/contract/endpoints/site/promotion-facts';
import { ROUTES } from '../../../src/contract/paths';
import { findGame } from '../games/find-game';
import { MERCHANTS } from '../merchants/find-merchant';
import { setUpTestPlatform } from '../testing/test-platform';

const { caller, platform } = setUpTestPlatform();

const PLACES = MERCHANTS.flatMap(({ code, languages }) => languages.map((language) => [code, language] as const));

describe.each(PLACES)('the seed data of %s in %s', (merchant, language) => {
  const options = { merchant, headers: { Language: language } };
  const listPromotions = async () => {
    const query = { types: 'PR', platform: 'M', category: 'app_download' };
    const response = await caller().call(announcements, { ...options, query });
    return parse(announcements.response, response.value).list;
  };

  test('[LINK-1] each banner leads to a promotion with its picture without words, to a page of the app, or to a game', async () => {
    const response = await caller().call(banners, { ...options, query: { group: 'home_top' } });
    const { list } = parse(banners.response, response.value);
    expect(list.map(({ linkageType }) => linkageType)).toEqual(['P', 'URL', 'G']);
    const promotions = await listPromotions();
    for (const { linkageType, linkage, image, nodeId } of list) {
      if (linkageType === 'P') {
        const promotion = promotions.find(({ id }) => id === linkage);
        const wordless = image.replace(/banner-(\d)\.svg.*/, 'promotion-$1.svg');
        expect([promotion?.promotionType, promotion?.image]).toEqual(['PROMOTION', wordless]);
      }
      if (linkageType === 'URL') expect(Object.values(ROUTES).map(({ path }) => path)).toContain(linkage);
      if (linkageType === 'G') expect(findGame(platform().services.database, nodeId)).toBeDefined();
    }
  });

  test('[LINK-2.5] the facts of promotions belong to promotions, and their games exist', async () => {
    const { list } = parse(promotionFacts.response, (await caller().call(promotionFacts, options)).value);
    const ids = (await listPromotions()).filter(({ promotionType }) => promotionType !== '').map(({ id }) => id);
    expect(list.map(({ id }) => id)).toEqual(ids);
    for (const { games } of list)
      for (const nodeId of games) expect(findGame(platform().services.database, nodeId), nodeId).toBeDefined();
  });
});
