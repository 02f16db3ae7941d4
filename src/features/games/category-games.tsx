import { useState } from 'react';
import { vendorOf } from '../../services/games/vendor';
import { useText } from '../../services/i18n/i18n';
import type { GameCategory } from './arrange-lanes';
import style from './category-games.module.css';
import { GameTile } from './game-tile';
import { useGrowingCount } from './use-growing-count';

/** Games made ready at a time. */
const STEP = 30;

/** All games of one category, or those of one of its vendors (GAME-5). */
export default function CategoryGames({ category, title, cards }: GameCategory) {
  const t = useText();
  const [vendor, setVendor] = useState('');
  const vendors = [...new Set(cards.map(({ accountTypeName }) => vendorOf(accountTypeName)))].filter(Boolean);
  const chosen = vendor === '' ? cards : cards.filter((card) => vendorOf(card.accountTypeName) === vendor);
  const { count, end } = useGrowingCount(chosen.length, STEP);
  return (
    <section className={style.games} aria-labelledby="category-title">
      <h2 id="category-title">{title}</h2>
      {vendors.length > 1 && (
        <fieldset className={style.vendors}>
          <legend>{t('games.vendors')}</legend>
          {['', ...vendors].map((name) => (
            <button key={name} type="button" aria-pressed={name === vendor} onClick={() => setVendor(name)}>
              {name || t('games.all')}
            </button>
          ))}
        </fieldset>
      )}
      <ul className={style.grid}>
        {chosen.slice(0, count).map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a platform may send one game twice; the list never reorders
          <li key={`${card.nodeId}:${index}`}>
            <GameTile category={category} card={card} />
          </li>
        ))}
      </ul>
      <div ref={end} />
    </section>
  );
}
