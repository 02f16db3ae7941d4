import { useText } from '../../services/i18n/i18n';
import { ProductLink } from '../../services/navigation/product-link';
import { Icon } from '../../ui/icon';
import type { GameCategory } from './arrange-lanes';
import { categoryPath } from './category-tabs';
import { GameTile } from './game-tile';
import style from './lane.module.css';

/** Games of a lane that home shows; the rest is behind "see all". */
const SHOWN = 12;

/** One category: a row of its first games to swipe through, and the way to all of them (GAME-5). */
export function Lane({ category, title, cards }: GameCategory) {
  const t = useText();
  const heading = `lane-${category}`;
  return (
    <section className={style.lane} aria-labelledby={heading}>
      <div className={style.head}>
        <h2 id={heading}>{title}</h2>
        <ProductLink to={categoryPath(category)} aria-label={t('games.see_all_of', { title, number: cards.length })}>
          {t('games.see_all', { number: cards.length })}
          <Icon name="forward" size={16} directional />
        </ProductLink>
      </div>
      <ul className={style.row}>
        {cards.slice(0, SHOWN).map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a platform may send one game twice; the list never reorders
          <li key={`${card.nodeId}:${index}`}>
            <GameTile category={category} card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
