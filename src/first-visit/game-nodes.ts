import type { SnapshotNode } from '../contract/bootstrap/home-snapshot';
import type { GameCard } from '../contract/endpoints/games/game-lanes';
import jackpotCard from '../features/games/featured/jackpot-card.module.css';
import { pickFeaturedGames } from '../features/games/featured/pick-featured-games';
import lane from '../features/games/lanes/category-lane.module.css';
import { getGameInitial } from '../features/games/lanes/game-initial';
import tile from '../features/games/lanes/game-tile.module.css';
import { groupLanesByCategory } from '../features/games/lanes/group-lanes-by-category';
import { chooseHomeModules } from '../features/games/modules/choose-home-modules';
import { getHotRowClass, MAX_BLOCKS } from '../features/games/modules/hot-row-class';
import { getCategoryIcon } from '../features/games/page/category-icon';
import tabs from '../features/games/page/category-tabs.module.css';
import type { TranslationKey } from '../services/i18n/catalogue';
import card from '../ui/layout/card.module.css';
import type { IconName } from '../ui/media/icon-names';
import type { FirstVisitContent } from './parse-first-visit-content';
import {
  type ClassName,
  createClassAttributes,
  createElementNode,
  createIconNode,
  createImageNodes,
} from './snapshot-elements';

/**
 * Maximum number of category tabs that are visible on the first screen of a phone. SHOWN_TILES is the maximum number
 * of tiles in a row.
 */
const SHOWN_TABS = 4;
const SHOWN_TILES = 4;

type Text = (key: TranslationKey) => string;

const gameImage = (src: string) => createImageNodes(src, '', { width: '240', height: '240' });

/**
 * Returns the snapshot nodes of the games on the first screen of home, as HomeLanes renders them: the categories, the
 * jackpot and the first row.
 */
export function buildGameNodes(
  { lanes, home }: Pick<FirstVisitContent, 'lanes' | 'home'>,
  t: Text,
): readonly SnapshotNode[] {
  const categories = groupLanesByCategory(lanes);
  const { jackpot, hot } = pickFeaturedGames(categories);
  const first = categories[0];
  const firstRow: Row = {
    title: first?.title ?? '',
    rowClass: lane.row,
    cards: first?.cards.filter((game) => game !== jackpot?.card).slice(0, SHOWN_TILES) ?? [],
  };
  const hotRow = (variant: string): Row => ({
    title: t('games.hot'),
    rowClass: `${lane.row} ${getHotRowClass(variant)}`,
    cards: hot.map((game) => game.card).slice(0, MAX_BLOCKS[variant] ?? SHOWN_TILES),
  });
  const nodes: SnapshotNode[] = [];
  for (const { name, variant } of chooseHomeModules(home)) {
    if (name === 'jackpot' && jackpot) nodes.push(jackpotNode(jackpot.card, variant, t));
    const row = name === 'hot' && hot.length > 0 ? hotRow(variant) : name === 'categories' ? firstRow : undefined;
    if (row) nodes.push(laneNode(row));
    // What comes after the first row, or is loaded later, is not on the first screen.
    if (row || name === 'draws' || name === 'tables') break;
  }
  const tab = (name: IconName, label: string, isCurrent: boolean) =>
    createElementNode('li', '', [
      'a',
      createClassAttributes(tabs.tab, isCurrent ? { 'aria-current': 'true' } : {}),
      createIconNode(name, 22),
      label,
    ]);
  const tabNodes = [
    tab('games', t('games.all'), true),
    ...categories.slice(0, SHOWN_TABS).map(({ category, title }) => tab(getCategoryIcon(category), title, false)),
  ];
  return [
    createElementNode('div', ''),
    createElementNode(
      'nav',
      tabs.tabs,
      createElementNode('a', tabs.search, createIconNode('search', 24)),
      createElementNode('ul', '', ...tabNodes),
    ),
    ...nodes,
  ];
}

interface Row {
  readonly title: string;
  readonly rowClass: ClassName;
  readonly cards: readonly GameCard[];
}

function laneNode({ title, rowClass, cards }: Row): SnapshotNode {
  const items = cards.map((game) => createElementNode('li', '', tileNode(game)));
  return createElementNode(
    'section',
    lane.lane,
    createElementNode('div', lane.head, createElementNode('h2', '', title)),
    createElementNode('ul', rowClass, ...items),
  );
}

function jackpotNode(game: GameCard, variant: string, t: Text): SnapshotNode {
  return createElementNode(
    'a',
    `${card.card} ${card.feature} ${jackpotCard.card}${variant === 'poster' ? ` ${jackpotCard.poster}` : ''}`,
    ...gameImage(game.image),
    createElementNode(
      'span',
      jackpotCard.text,
      createElementNode('span', jackpotCard.kicker, t('games.jackpot')),
      // The amount changes every second, so the app fills it in.
      createElementNode('b', jackpotCard.amount, createElementNode('bdi', '', '\u2007')),
      createElementNode('span', jackpotCard.name, game.displayName),
      createElementNode(
        'span',
        jackpotCard.foot,
        createElementNode('span', jackpotCard.play, createIconNode('play', 16), t('games.play')),
      ),
    ),
  );
}

function tileNode(game: GameCard): SnapshotNode {
  const initial = getGameInitial(game);
  const launch = createElementNode(
    'a',
    tile.tile,
    [
      'span',
      createClassAttributes(tile.picture, { 'data-initial': initial }),
      ...gameImage(game.image),
      createElementNode('span', tile.badge),
    ],
    createElementNode(
      'span',
      tile.text,
      createElementNode('span', tile.name, game.displayName),
      createElementNode('span', tile.vendor, game.providerName),
    ),
  );
  if (!game.trial) return launch;
  return createElementNode(
    'div',
    tile.both,
    launch,
    createElementNode('a', tile.trial, createElementNode('span', '', createIconNode('play', 14))),
  );
}
