import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { gameLanes } from '../../../src/contract/endpoints/games/game-lanes';
import { missions } from '../../../src/contract/endpoints/money/leader-board';
import { banners } from '../../../src/contract/endpoints/site/banners';
import { promotionCategories } from '../../../src/contract/endpoints/site/promotion';
import { rankLevels } from '../../../src/contract/endpoints/site/vip';
import { setUpTestPlatform } from '../testing/test-platform';

const { caller } = setUpTestPlatform();

/** Names of inherited object properties. A lookup by one of them must not find a language, an image or a page. */
describe.each(['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
  '[API-2] inherited property name %s',
  (name) => {
    test.each([gameLanes, banners, promotionCategories, rankLevels, missions])(
      'the endpoint $name responds in English if the language is the name of an inherited property',
      async (endpoint) => {
        const query = endpoint === banners ? { query: { group: 'm_home' } } : {};
        const token = endpoint.auth === 'required' ? { token: await caller().signIn('alice', 'Wonder-land-7') } : {};
        const callIn = (Language: string) => caller().call(endpoint, { ...query, ...token, headers: { Language } });
        const response = await callIn(name);
        expect(response).toMatchObject({ success: true });
        expect(safeParse(endpoint.response, response.value).success).toBe(true);
        expect(response.value).toEqual((await callIn('EN')).value);
      },
    );

    test.each([
      `/cdn/FAIR/${name}.svg`,
      `/cdn/${name}/logo.svg`,
      `/cdn/games/${name}.svg`,
      `/mini-game/${name}`,
      `/geetest/${name}`,
      `/downloads/${name}/${name}`,
      `/wps/${name}`,
      `/m/${name}.${name}`,
    ])('an inherited property name in the path %s results in a 404', async (path) => {
      expect((await fetch(caller().origin + path)).status).toBe(404);
    });

    test('the pages of the platform are in English if the language is the name of an inherited property', async () => {
      const pageIn = async (language: string) => {
        const page = await fetch(`${caller().origin}/support/chat?language=${language}`);
        return [page.status, (await page.text()).replaceAll(new RegExp(language, 'gi'), '')];
      };
      expect(await pageIn(name)).toEqual(await pageIn('XX'));
    });
  },
);
