import { useMemo, useState } from 'react';
import { vendorOf } from '../../services/games/vendor';
import { useText } from '../../services/i18n/i18n';
import visually from '../../ui/visually-hidden.module.css';
import { WindowedGrid } from '../../ui/windowed-grid';
import type { GameCategory } from './arrange-lanes';
import style from './category-games.module.css';
import { categoryVendors } from './category-vendors';
import { GameTile } from './game-tile';

/** All games of one category, or those of one of its vendors (GAME-5). */
export function CategoryGames({ category, title, cards, vendors: classified }: GameCategory) {
  const t = useText();
  const [vendor, setVendor] = useState('');
  const vendors = useMemo(() => categoryVendors({ cards, vendors: classified }), [cards, classified]);
  const chosen = useMemo(
    () => (vendor === '' ? cards : cards.filter((card) => vendorOf(card.accountTypeName) === vendor)),
    [cards, vendor],
  );
  return (
    <section className={style.games} aria-labelledby="category-title">
      <h2 id="category-title">{title}</h2>
      {vendors.length > 1 && (
        <fieldset className={style.vendors}>
          <legend className={visually.hidden}>{t('games.vendors')}</legend>
          {['', ...vendors].map((name) => (
            <button key={name} type="button" aria-pressed={name === vendor} onClick={() => setVendor(name)}>
              {name || t('games.all')}
            </button>
          ))}
        </fieldset>
      )}
      <WindowedGrid
        key={vendor}
        total={chosen.length}
        item={(index) => {
          const card = chosen[index];
          return card && <GameTile key={card.nodeId} category={category} card={card} />;
        }}
      />
    </section>
  );
}
