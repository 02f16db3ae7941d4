import { buildLaunchPath, buildTrialPath } from '../../../services/games/game-paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { AppLink } from '../../../services/navigation/app-link';
import { ButtonLink } from '../../../services/navigation/button-link';
import button from '../../../ui/button/button.module.css';
import { Card } from '../../../ui/layout/card';
import { LazyImage } from '../../../ui/media/lazy-image';
import { getGameInitial } from '../lanes/game-initial';
import type { SearchIndexEntry } from './search-games';
import style from './single-result.module.css';

/** The only game that a search has found, as a wide row: picture, name, provider, and the ways to play (GAME-5). */
export function SingleResult({ entry: { category, card } }: { readonly entry: SearchIndexEntry }) {
  const t = useTranslate();
  return (
    <ul className={style.results}>
      <Card as="li" flush className={style.result} aria-setsize={1} aria-posinset={1}>
        <AppLink to={buildLaunchPath(category, card)} className={style.game}>
          <span className={style.picture} aria-hidden="true" data-initial={getGameInitial(card)}>
            <LazyImage src={card.image} alt="" width={240} height={240} eager />
          </span>
          <span className={style.about}>
            <strong>
              <bdi>{card.displayName}</bdi>
            </strong>
            <small>{card.providerName}</small>
            <span className={[button.button, button.primary].join(' ')}>{t('games.play')}</span>
          </span>
        </AppLink>
        {card.trial && (
          <ButtonLink to={buildTrialPath(card)} look="quiet">
            {t('games.try')}
          </ButtonLink>
        )}
      </Card>
    </ul>
  );
}
