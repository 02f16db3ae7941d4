import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { removeCampaignParams } from '../base/campaign-params';
import { ALLOWED_SNAPSHOT_ATTRIBUTE_PATTERN } from '../contract/bootstrap/home-snapshot';
import { type GameLane, gameLanes } from '../contract/endpoints/games/game-lanes';
import english from '../services/i18n/catalogues/en.json';
import { buildModuleNodes } from './first-visit-nodes';
import { parseFirstVisitContent } from './parse-first-visit-content';

/**
 * Builds the nodes of the first row of games, whose games have the image URLs `images`. Returns the image URLs in
 * these nodes.
 */
function imagesOf(images: readonly string[]): readonly string[] {
  const cards = images.map((_, at) => ({ nodeId: `n${at}`, displayName: `Game ${at}`, image: '' }));
  const { data } = parse(gameLanes.response, { data: { lanes: [{ title: 'Slots', category: 'SLOT', cards }] } });
  const lanes = data.lanes.map((lane) => ({
    ...lane,
    cards: lane.cards.map((card, at) => ({ ...card, image: images[at] ?? '' })),
  }));
  return [
    ...JSON.stringify(buildModuleNodes({ banners: [], lanes, home: [], hasKit: false }, (key) => key)).matchAll(
      /"src":"([^"]*)"/g,
    ),
  ].map(([, src]) => src ?? '');
}

test.each([
  [
    ['/cdn/1.svg', 'https://cdn.example/2.png'],
    ['/cdn/1.svg', 'https://cdn.example/2.png'],
  ],
  [['', '/cdn/2.svg'], ['/cdn/2.svg']],
  [['HTTPS://CDN.EXAMPLE/1.png', '//cdn.example/2.png'], ['HTTPS://CDN.EXAMPLE/1.png']],
  [['http://cdn.example/1.png', 'javascript:alert(1)', '///other.example/3.png'], []],
])(
  '[GAME-1] of the image URLs %j in the first row of games, the first screen of a first visit uses only %j',
  (images, shown) => {
    expect(imagesOf(images)).toEqual(shown);
  },
);

test('[OFF-2.15] the links of the first screen of a first visit have the targets of the app’s links', () => {
  const response = {
    success: true,
    value: {
      data: {
        lanes: [
          {
            title: 'Lotteries',
            category: 'LOTT',
            cards: [
              {
                displayName: 'Daily',
                nodeId: 7,
                gameCode: 'g 1',
                accountTypeName: 'rng',
                prizeMode: '2',
                trial: true,
                hot: true,
              },
              { displayName: 'No node', gameCode: 1e20, accountTypeName: 'PVP', jackpot: 5 },
              { displayName: 'R&amp;D', trial: true, hot: true },
            ],
          },
          { title: 'Slots', cards: [{ displayName: 'Wheel', nodeId: 'é', hot: true }] },
        ],
      },
    },
  };
  const { data } = parse(gameLanes.response, response.value);
  const visit = parseFirstVisitContent(
    {
      status: { success: true, value: { info: { merchantCode: 'KOPI' } } },
      banners: { success: true, value: { list: [{ title: 'Hello', image: '/b.svg' }] } },
      lanes: response,
    },
    { merchant: 'KOPI', language: 'EN', catalogue: english },
  );
  const targetsOf = (lanes: readonly GameLane[]) =>
    [
      ...JSON.stringify(buildModuleNodes({ banners: [], lanes, home: [], hasKit: false }, (key) => key)).matchAll(
        /"data-to":"([^"]*)"/g,
      ),
    ].map(([, target]) => target);
  const targets = targetsOf(visit?.lanes ?? []);
  expect(targets).toEqual(targetsOf(data.lanes));
  expect(targets).toContain('/m/launchGame?prize_mode=2&code=7');
  expect(targets).toContain('/m/game?trial=1&code=R%26D&gameId=');
  for (const target of targets) expect(removeCampaignParams(target ?? '', 'https://site.example')).toBe(target);
});

test.each(['財', 'Đ', '৳', 'ก', '🎰', '(', '"', '¡'])(
  '[GAME-1] the first letter %s of a game may stand in the first screen of a first visit',
  (letter) => {
    expect(ALLOWED_SNAPSHOT_ATTRIBUTE_PATTERN.test(`data-initial=${letter}`)).toBe(true);
  },
);

test.each([
  [[], 'row,jackpot'],
  [[{ module: 'hot', variant: 'board' }], 'row'],
  [
    [
      { module: 'draws', variant: '' },
      { module: 'hot', variant: 'board' },
    ],
    '',
  ],
  [
    [
      { module: 'recent', variant: '' },
      { module: 'jackpot', variant: 'poster' },
      { module: 'draws', variant: '' },
    ],
    'jackpot',
  ],
])('[WL-2.13] with the modules %j, the first screen of a first visit has %s', (home, parts) => {
  const { data } = parse(gameLanes.response, {
    data: {
      lanes: [
        {
          title: 'Slots',
          category: 'SLOT',
          cards: [
            { displayName: 'Grand', jackpot: 5 },
            { displayName: 'Busy', hot: true },
          ],
        },
      ],
    },
  });
  const text = JSON.stringify(buildModuleNodes({ banners: [], lanes: data.lanes, home, hasKit: false }, (key) => key));
  const found = [text.includes('games.hot') && 'row', text.includes('games.jackpot') && 'jackpot'].filter(Boolean);
  expect(found.join()).toBe(parts);
});
