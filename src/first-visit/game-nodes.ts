import { SNAPSHOT_IMAGE_URL_PATTERN, type SnapshotNode } from '../contract/bootstrap/home-snapshot';
import type { GameCard } from '../contract/endpoints/games/game-lanes';
import jackpotCard from '../features/games/featured/jackpot-card.module.css';
import { pickFeaturedGames } from '../features/games/featured/pick-featured-games';
import tile from '../features/games/lanes/game-tile.module.css';
import { groupLanes } from '../features/games/lanes/group-lanes';
import lane from '../features/games/lanes/lane.module.css';
import { getCategoryIcon } from '../features/games/page/category-icon';
import tabs from '../features/games/page/category-tabs.module.css';
import type { TextKey } from '../services/i18n/catalogue';
import card from '../ui/layout/card.module.css';
import type { IconName } from '../ui/media/icon-names';
import type { FirstVisitContent } from './read-first-visit';
import { type ClassName, classAttributes, elementNode, iconNode } from './snapshot-elements';

/** Maximum number of categories, and of tiles in a row, that are visible on the first screen of a phone. */
const SHOWN_TABS = 4;
const SHOWN_TILES = 4;

type Text = (key: TextKey) => string;

/** Returns the node of a game's image; an empty array if a snapshot must not contain its URL, such as one over http. */
const gameImage = (src: string): readonly SnapshotNode[] =>
  SNAPSHOT_IMAGE_URL_PATTERN.test(src) ? [['img', { width: '240', height: '240', src }]] : [];

/**
 * Returns the games on the first screen of home, as HomeLanes renders them: the categories, the jackpot and the first
 * row.
 */
export function gameNodes(lanes: FirstVisitContent['lanes'], t: Text): readonly SnapshotNode[] {
  const categories = groupLanes(lanes);
  const { jackpot, hot } = pickFeaturedGames(categories);
  const [first] = categories;
  const row =
    hot.length > 0
      ? { title: t('games.hot'), rowClass: `${lane.row} ${lane.posters}`, cards: hot.map((game) => game.card) }
      : {
          title: first?.title ?? '',
          rowClass: lane.row,
          cards: first?.cards.filter((game) => game !== jackpot?.card) ?? [],
        };
  const tab = (name: IconName, label: string, isCurrent: boolean) =>
    elementNode('li', '', [
      'a',
      classAttributes(tabs.tab, isCurrent ? { 'aria-current': 'true' } : {}),
      iconNode(name, 22),
      label,
    ]);
  const tabNodes = [
    tab('games', t('games.all'), true),
    ...categories.slice(0, SHOWN_TABS).map(({ category, title }) => tab(getCategoryIcon(category), title, false)),
  ];
  return [
    elementNode('div', ''),
    elementNode(
      'nav',
      tabs.tabs,
      elementNode('a', tabs.search, iconNode('search', 24)),
      elementNode('ul', '', ...tabNodes),
    ),
    ...(jackpot ? [jackpotNode(jackpot.card, t)] : []),
    laneNode(row, t),
  ];
}

interface Row {
  readonly title: string;
  readonly rowClass: ClassName;
  readonly cards: readonly GameCard[];
}

function laneNode({ title, rowClass, cards }: Row, t: Text): SnapshotNode {
  const items = cards.slice(0, SHOWN_TILES).map((game) => elementNode('li', '', tileNode(game, t)));
  return elementNode(
    'section',
    lane.lane,
    elementNode('div', lane.head, elementNode('h2', '', title)),
    elementNode('ul', rowClass, ...items),
  );
}

function jackpotNode(game: GameCard, t: Text): SnapshotNode {
  return elementNode(
    'a',
    `${card.card} ${card.feature} ${jackpotCard.card}`,
    ...gameImage(game.image),
    elementNode(
      'span',
      jackpotCard.text,
      elementNode('span', jackpotCard.kicker, t('games.jackpot')),
      // The amount grows: the app writes it.
      elementNode('b', jackpotCard.amount, elementNode('bdi', '', '\u2007')),
      elementNode('span', jackpotCard.name, game.displayName),
      elementNode(
        'span',
        jackpotCard.foot,
        elementNode('span', jackpotCard.play, iconNode('play', 16), t('games.play')),
      ),
    ),
  );
}

function tileNode(game: GameCard, t: Text): SnapshotNode {
  const initial = [...game.displayName.trim()][0]?.toUpperCase() ?? '';
  const launch = elementNode(
    'a',
    tile.tile,
    [
      'span',
      classAttributes(tile.picture, { 'data-initial': initial }),
      ...gameImage(game.image),
      elementNode('span', tile.badge),
    ],
    elementNode(
      'span',
      tile.text,
      elementNode('span', tile.name, game.displayName),
      elementNode('span', tile.vendor, game.providerName),
    ),
  );
  if (!game.trial) return launch;
  return elementNode('div', tile.both, launch, elementNode('a', tile.trial, elementNode('span', '', t('games.try'))));
}
