import { ROUTES } from '../../../contract/paths';
import { buildLaunchPath } from '../../../services/games/game-paths';
import { readRecentGames } from '../../../services/games/recent-games';
import { useTranslate } from '../../../services/i18n/i18n';
import { ButtonLink } from '../../../services/navigation/button-link';
import { useMayOffer } from '../../../services/play-protection/play-pause-marker';
import { useMemberKey } from '../../../services/session/use-member-key';
import { LazyImage } from '../../../ui/media/lazy-image';
import { findGame } from '../data/find-game';
import { getLanes, useLanes } from '../data/use-lanes';
import style from './play-on-link.module.css';

/**
 * Link to the member's last game that the merchant still offers; to home without one, and for somebody who may not be
 * offered something (SAFE-4).
 */
export default function PlayOnLink() {
  const t = useTranslate();
  const recent = readRecentGames(useMemberKey());
  const codes = useMayOffer() ? recent : [];
  const lanes = getLanes(useLanes().view);
  const game = codes.map((code) => findGame(lanes, code)).find((found) => found !== undefined);
  if (!game) {
    return (
      <ButtonLink to={ROUTES.home.path} wide>
        {t('action.home')}
      </ButtonLink>
    );
  }
  const { category, card } = game;
  return (
    <ButtonLink to={buildLaunchPath(category, card)} wide>
      <span className={style.art} aria-hidden="true">
        <LazyImage src={card.image} alt="" eager />
      </span>
      <span>{t('cashier.order.play', { game: card.displayName })}</span>
    </ButtonLink>
  );
}
