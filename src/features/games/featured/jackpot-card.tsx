import { buildLaunchPath } from '../../../services/games/game-paths';
import { formatMoney, NO_DECIMALS_FORMAT } from '../../../services/i18n/format-money';
import { useI18n } from '../../../services/i18n/i18n';
import { AppLink } from '../../../services/navigation/app-link';
import surface from '../../../ui/layout/card.module.css';
import { useIsAfterFirstPaint } from '../../../ui/lazy/use-is-after-first-paint';
import { Icon } from '../../../ui/media/icon';
import { Picture } from '../../../ui/media/picture';
import type { GameWithCategory } from '../data/find-game';
import { LotteryDrawCountdown } from '../lanes/lottery-draw-countdown';
import { useNow } from '../lanes/use-now';
import style from './jackpot-card.module.css';
import { computeCurrentJackpot } from './pick-featured-games';

/**
 * Placeholder of a jackpot, as wide as an amount of eight digits. It consists of figure spaces, at which a line
 * cannot break.
 */
const PLACEHOLDER = '\u2007'.repeat(11);

interface JackpotCardProps {
  readonly game: GameWithCategory;
  /** ISO 4217 code of the jackpot's currency; if empty, the jackpot is formatted as a plain number. */
  readonly currency: string;
  /** Time of the response with the jackpot (epoch ms). */
  readonly fetchedAt: number;
  /** Whether the picture reaches from edge to edge, below the text. */
  readonly isPoster?: boolean;
}

/**
 * Card of the game with the highest jackpot: its image or an icon in its place, the growing prize, the next draw, and a link that launches the
 * game.
 */
export function JackpotCard({ game: { category, card }, currency, fetchedAt, isPoster = false }: JackpotCardProps) {
  const { t, language } = useI18n();
  const now = useNow();
  // The first number format of a page loads the browser's locale data, which takes longer than the first render.
  const hasAmount = useIsAfterFirstPaint();
  const amount = hasAmount && Math.floor(computeCurrentJackpot(card, fetchedAt, now));
  return (
    <AppLink
      to={buildLaunchPath(category, card)}
      className={[surface.card, surface.feature, style.card, ...(isPoster ? [style.poster] : [])].join(' ')}
    >
      <Picture
        src={card.image}
        alt=""
        width={240}
        height={240}
        decoding="sync"
        fallback={
          <span className={style.art}>
            <Icon name="trophy" size={56} />
          </span>
        }
      />
      <span className={style.text}>
        <span className={style.kicker}>{t('games.jackpot')}</span>
        <b className={style.amount} data-display>
          <bdi data-live>
            {amount === false ? PLACEHOLDER : formatMoney(amount, currency, language.locale, NO_DECIMALS_FORMAT)}
          </bdi>
        </b>
        <span className={style.name}>
          <bdi>{card.displayName}</bdi>
        </span>
        <span className={style.foot}>
          <span className={style.play}>{t('games.play')}</span>
          <LotteryDrawCountdown card={card} />
        </span>
      </span>
    </AppLink>
  );
}
