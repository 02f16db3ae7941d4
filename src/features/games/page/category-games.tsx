import { useMemo, useState } from 'react';
import { toCanonicalVendor } from '../../../services/games/game-paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { Chips } from '../../../ui/button/chips';
import { WindowedGrid } from '../../../ui/list/windowed-grid';
import { GameTile } from '../lanes/game-tile';
import type { GameCategory } from '../lanes/group-lanes-by-category';
import style from './category-games.module.css';
import { listCategoryVendors } from './category-vendors';

/** All games of a category, with a filter by vendor (GAME-5). */
export function CategoryGames({ category, title, cards, vendors: classifiedVendors }: GameCategory) {
  const t = useTranslate();
  const [vendor, setVendor] = useState('');
  const vendors = useMemo(() => listCategoryVendors({ cards, vendors: classifiedVendors }), [cards, classifiedVendors]);
  const providerNames = useMemo(
    () =>
      new Map(
        cards.flatMap((card) =>
          card.providerName ? [[toCanonicalVendor(card.accountTypeName), card.providerName]] : [],
        ),
      ),
    [cards],
  );
  const filteredCards = useMemo(
    () => (vendor === '' ? cards : cards.filter((card) => toCanonicalVendor(card.accountTypeName) === vendor)),
    [cards, vendor],
  );
  return (
    <section className={style.games} aria-labelledby="category-title">
      <h2 id="category-title">{title}</h2>
      {vendors.length > 1 && (
        <Chips
          label={t('games.vendors')}
          options={['', ...vendors].map((key) => ({
            key,
            label: key === '' ? t('games.all') : (providerNames.get(key) ?? key),
          }))}
          selected={vendor}
          onSelect={setVendor}
          oneRow
        />
      )}
      <WindowedGrid
        key={vendor}
        total={filteredCards.length}
        item={(index) => {
          const card = filteredCards[index];
          return card && <GameTile key={card.nodeId} category={category} card={card} />;
        }}
      />
    </section>
  );
}
