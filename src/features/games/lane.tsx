import { categoryPath } from '../../services/games/home-address';
import { useText } from '../../services/i18n/i18n';
import { ProductLink } from '../../services/navigation/product-link';
import { Icon } from '../../ui/icon';
import type { GameCategory } from './arrange-lanes';
import { GameTile } from './game-tile';
import { LaneFrame } from './lane-frame';

/** Games of a lane that home shows; the rest is behind "see all". */
const SHOWN = 12;

interface LaneProps extends GameCategory {
  /** Drawn from the first on. */
  readonly early?: boolean;
}

/** One category: a row of its first games to swipe through, and the way to all of them (GAME-5). */
export function Lane({ category, title, cards, early = false }: LaneProps) {
  const t = useText();
  return (
    <LaneFrame
      id={`lane-${category}`}
      title={title}
      early={early}
      aside={
        <ProductLink to={categoryPath(category)} aria-label={t('games.see_all_of', { title, number: cards.length })}>
          {t('games.see_all', { number: cards.length })}
          <Icon name="forward" size={16} directional />
        </ProductLink>
      }
    >
      {() =>
        cards.slice(0, SHOWN).map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a platform may send one game twice; the list never reorders
          <li key={`${card.nodeId}:${index}`}>
            <GameTile category={category} card={card} />
          </li>
        ))
      }
    </LaneFrame>
  );
}
