import { type SnapshotNode, TAP_TARGET_ATTRIBUTE } from '../contract/bootstrap/home-snapshot';
import { ROUTES } from '../contract/paths';
import type { GameWithCategory } from '../features/games/data/find-game';
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
import { buildCategoryPath, buildLaunchPath, buildSearchPath, buildTrialPath } from '../services/games/game-paths';
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
    games:
      first?.cards
        .filter((game) => game !== jackpot?.card)
        .slice(0, SHOWN_TILES)
        .map((card) => ({ category: first.category, card })) ?? [],
  };
  const hotRow = (variant: string): Row => ({
    title: t('games.hot'),
    rowClass: `${lane.row} ${getHotRowClass(variant)}`,
    games: hot.slice(0, MAX_BLOCKS[variant] ?? SHOWN_TILES),
  });
  const nodes: SnapshotNode[] = [];
  for (const { name, variant } of chooseHomeModules(home)) {
    if (name === 'jackpot' && jackpot) nodes.push(jackpotNode(jackpot, variant, t));
    const row = name === 'hot' && hot.length > 0 ? hotRow(variant) : name === 'categories' ? firstRow : undefined;
    if (row) nodes.push(laneNode(row));
    // What comes after the first row, or is loaded later, is not on the first screen.
    if (row || name === 'draws' || name === 'tables') break;
  }
  const tab = (name: IconName, label: string, target: string, isCurrent: boolean) =>
    createElementNode('li', '', [
      'a',
      createClassAttributes(tabs.tab, {
        [TAP_TARGET_ATTRIBUTE]: target,
        ...(isCurrent ? { 'aria-current': 'true' } : {}),
      }),
      createIconNode(name, 22),
      label,
    ]);
  const tabNodes = [
    tab('games', t('games.all'), ROUTES.home.path, true),
    ...categories
      .slice(0, SHOWN_TABS)
      .map(({ category, title }) => tab(getCategoryIcon(category), title, buildCategoryPath(category), false)),
  ];
  return [
    createElementNode('div', ''),
    createElementNode(
      'nav',
      tabs.tabs,
      createLinkNode(buildSearchPath(), tabs.search, createIconNode('search', 24)),
      createElementNode('ul', '', ...tabNodes),
    ),
    ...nodes,
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
      createElementNode(
        'span',
        jackpotCard.foot,
        createElementNode('span', jackpotCard.play, createIconNode('play', 16), t('games.play')),
      ),
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
    createLinkNode(buildTrialPath(game), tile.trial, createElementNode('span', '', createIconNode('play', 14))),
  );
}
