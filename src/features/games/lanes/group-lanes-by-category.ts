import type { GameCard, GameLane } from '../../../contract/endpoints/games/game-lanes';
import { computeCategoryOrdinals } from '../data/category-ordinals';

/** A category on home, with the games of all its lanes. */
export interface GameCategory {
  readonly category: string;
  readonly title: string;
  /** URL of the category's picture; empty if there is none. */
  readonly icon: string;
  readonly cards: readonly GameCard[];
  /** Number of games that the platform reports; `cards` may have fewer. */
  readonly gameCount: number;
  /**
   * Vendors that the platform lists for the category, in the platform's order. The games may also come from other
   * vendors.
   */
  readonly vendors: readonly string[];
}

const categoryOf = (lane: GameLane): string => lane.category.trim().toUpperCase();

/** Groups lanes into categories. Returns the categories that have games, sorted by ordinal (GAME-5). */
export function groupLanesByCategory(lanes: readonly GameLane[]): readonly GameCategory[] {
  const nonEmptyLanes = lanes.filter(({ cards }) => cards.length > 0);
  const ordinals = computeCategoryOrdinals(nonEmptyLanes.map(categoryOf));
  const ordinalOf = ({ category }: GameCategory) => ordinals.get(category) ?? 0;
  return [...ordinals.keys()]
    .map((category) => {
      const categoryLanes = nonEmptyLanes.filter((lane) => categoryOf(lane) === category);
      return {
        category,
        title: categoryLanes[0]?.title || category,
        icon: categoryLanes.find(({ icon }) => icon !== '')?.icon ?? '',
        cards: categoryLanes.flatMap(({ cards }) => cards),
        gameCount: categoryLanes.reduce((sum, { gameCount, cards }) => sum + (gameCount || cards.length), 0),
        vendors: categoryLanes.flatMap(({ gameClassify }) => gameClassify.flatMap(({ vendors }) => vendors)),
      };
    })
    .sort((a, b) => ordinalOf(a) - ordinalOf(b));
}
