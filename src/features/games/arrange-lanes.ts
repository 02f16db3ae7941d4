import type { GameCard, GameLane } from '../../contract/endpoints/game-lanes';
import { categoryOrdinals } from './category-ordinals';

/** A category as home shows it: its games from every lane of it. */
export interface GameCategory {
  readonly category: string;
  readonly title: string;
  readonly cards: readonly GameCard[];
  /** Vendors in the order the platform classifies them; games may be of others. */
  readonly vendors: readonly string[];
}

const nameOf = (lane: GameLane): string => lane.category.trim().toUpperCase();

/** The categories that have games, in the order of their ordinals (GAME-5). */
export function arrangeLanes(lanes: readonly GameLane[]): readonly GameCategory[] {
  const filled = lanes.filter(({ cards }) => cards.length > 0);
  const ordinals = categoryOrdinals(filled.map(nameOf));
  const ordinalOf = ({ category }: GameCategory) => ordinals.get(category) ?? 0;
  return [...ordinals.keys()]
    .map((category) => {
      const same = filled.filter((lane) => nameOf(lane) === category);
      return {
        category,
        title: same[0]?.title || category,
        cards: same.flatMap(({ cards }) => cards),
        vendors: same.flatMap(({ gameClassify }) => gameClassify.flatMap(({ vendors }) => vendors)),
      };
    })
    .sort((a, b) => ordinalOf(a) - ordinalOf(b));
}
