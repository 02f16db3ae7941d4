import { type SnapshotNode, TAP_TARGET_ATTRIBUTE } from '../contract/bootstrap/home-snapshot';
import type { GameLane } from '../contract/endpoints/games/game-lanes';
import type { HomeModule } from '../contract/merchant/compose-home';
import { ROUTES } from '../contract/paths';
import type { GameWithCategory } from '../features/games/data/find-game';
import jackpotCard from '../features/games/featured/jackpot-card.module.css';
import { pickFeaturedGames } from '../features/games/featured/pick-featured-games';
import lane from '../features/games/lanes/category-lane.module.css';
import { getGameInitial } from '../features/games/lanes/game-initial';
import tile from '../features/games/lanes/game-tile.module.css';
import { type GameCategory, groupLanesByCategory } from '../features/games/lanes/group-lanes-by-category';
import { getHotRowClass, MAX_BLOCKS } from '../features/games/modules/hot-row-class';
import { getCategoryIcon } from '../features/games/page/category-icon';
import tabs from '../features/games/page/category-tabs.module.css';
import { buildCategoryPath, buildLaunchPath, buildSearchPath, buildTrialPath } from '../services/games/game-paths';
import type { TranslationKey } from '../services/i18n/catalogue';
import card from '../ui/layout/card.module.css';
import {
  type ClassName,
  createClassAttributes,
  createElementNode,
  createIconNode,
  createImageNodes,
  createLinkNode,
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
 * Returns a function that returns the snapshot nodes of a module that shows games, as HomeGames renders them: the tabs,
 * the jackpot or a row of games; none for a module without games, and for one that is loaded later.
 */
export function createGameModules(
  lanes: readonly GameLane[],
  t: Text,
): (module: HomeModule) => readonly SnapshotNode[] {
  const categories = groupLanesByCategory(lanes);
  const { jackpot, hot } = pickFeaturedGames(categories);
  const [first] = categories;
  return ({ name, variant }) => {
    if (name === 'tabs') return tabNodes(categories, variant, t);
    if (name === 'jackpot') return jackpot ? [jackpotNode(jackpot, variant, t)] : [];
    if (name === 'hot' && hot.length > 0)
      return [
        laneNode({
          title: t('games.hot'),
          rowClass: `${lane.row} ${getHotRowClass(variant)}`,
          games: hot.slice(0, MAX_BLOCKS[variant] ?? SHOWN_TILES),
        }),
      ];
    if (name !== 'categories' || !first) return [];
    const { category, title, cards } = first;
    const games = cards.filter((game) => game !== jackpot?.card).map((card) => ({ category, card }));
    return [laneNode({ title, rowClass: lane.row, games: games.slice(0, SHOWN_TILES) })];
  };
}

function tabNodes(categories: readonly GameCategory[], variant: string, t: Text): readonly SnapshotNode[] {
  const isBoard = variant === 'board';
  const tab = (icon: SnapshotNode, label: string, target: string, isCurrent: boolean) =>
    createElementNode('li', '', [
      'a',
      createClassAttributes(tabs.tab, {
        [TAP_TARGET_ATTRIBUTE]: target,
        ...(isCurrent ? { 'aria-current': 'true' } : {}),
      }),
      icon,
      label,
    ]);
  return [
    createElementNode('div', ''),
    createElementNode(
      'nav',
      isBoard ? tabs.board : tabs.tabs,
      createLinkNode(
        buildSearchPath(),
        tabs.search,
        createIconNode('search', 24),
        ...(isBoard ? [t('games.search')] : []),
      ),
      createElementNode(
        'ul',
        '',
        ...(isBoard ? [] : [tab(createIconNode('games', 22), t('games.all'), ROUTES.home.path, true)]),
        ...categories.slice(0, isBoard ? undefined : SHOWN_TABS).map(({ category, title, icon }) => {
          const [picture] = isBoard ? createImageNodes(icon, '', { width: '46', height: '46' }) : [];
          const node = picture ?? createIconNode(getCategoryIcon(category), 22);
          return tab(node, title, buildCategoryPath(category), false);
        }),
      ),
    ),
  ];
}

interface Row {
  readonly title: string;
  readonly rowClass: ClassName;
  readonly games: readonly GameWithCategory[];
}

function laneNode({ title, rowClass, games }: Row): SnapshotNode {
  const items = games.map((game) => createElementNode('li', '', tileNode(game)));
  return createElementNode(
    'section',
    lane.lane,
    createElementNode('div', lane.head, createElementNode('h2', '', title)),
    createElementNode('ul', rowClass, ...items),
  );
}

function jackpotNode({ category, card: game }: GameWithCategory, variant: string, t: Text): SnapshotNode {
  return createLinkNode(
    buildLaunchPath(category, game),
    `${card.card} ${card.feature} ${jackpotCard.card}${variant === 'poster' ? ` ${jackpotCard.poster}` : ''}`,
    ...gameImage(game.image),
    createElementNode(
      'span',
      jackpotCard.text,
      createElementNode('span', jackpotCard.kicker, t('games.jackpot')),
      // The amount changes every second, so the app fills it in.
      createElementNode('b', jackpotCard.amount, createElementNode('bdi', '', '\u2007')),
      createElementNode('span', jackpotCard.name, game.displayName),
      createElementNode('span', jackpotCard.foot, createElementNode('span', jackpotCard.play, t('games.play'))),
    ),
  );
}

function tileNode({ category, card: game }: GameWithCategory): SnapshotNode {
  const initial = getGameInitial(game);
  const launch = createLinkNode(
    buildLaunchPath(category, game),
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
    createLinkNode(buildTrialPath(game), tile.trial, createElementNode('span', '', createIconNode('trial', 16))),
  );
}
