import type { Ticket } from '../../../contract/endpoints/games/tickets';
import { buildRepeatPath } from '../../../services/games/ticket-paths';
import { formatMoney } from '../../../services/i18n/format-money';
import { useI18n } from '../../../services/i18n/i18n';
import { ButtonLink } from '../../../services/navigation/button-link';
import { Badge } from '../../../ui/feedback/badge';
import { Card } from '../../../ui/layout/card';
import type { ListPosition } from '../../../ui/list/rows';
import { Icon } from '../../../ui/media/icon';
import { Picture } from '../../../ui/media/picture';
import type { GameWithCategory } from '../data/find-game';
import { DrawTime } from '../draws/draw-time';
import { NumberBalls } from '../draws/number-balls';
import { findMatches } from './sort-tickets';
import style from './ticket-card.module.css';

interface TicketCardProps {
  readonly ticket: Ticket;
  /** The game of the ticket; undefined if the merchant no longer offers it. */
  readonly game: GameWithCategory | undefined;
  /** ISO 4217 code of the amounts. */
  readonly currency: string;
  /** The platform's current time (epoch ms). */
  readonly now: number;
  /** Position of the ticket in its list, while the list is not rendered as a whole. */
  readonly position: ListPosition;
}

/** A ticket: its game and draw, the own numbers with the drawn ones marked, stake and prize, and the way to repeat it. */
export function TicketCard({ ticket, game, currency, now, position }: TicketCardProps) {
  const { t, language } = useI18n();
  const { issue, numbers, drawn, state, drawAt, stake, win } = ticket;
  const money = (amount: typeof stake) => formatMoney(amount, currency, language.locale);
  const name = game?.card.displayName ?? ticket.game;
  return (
    <Card as="li" className={style.ticket} {...position}>
      <div className={style.head}>
        <Picture
          src={game?.card.image ?? ''}
          alt=""
          width={40}
          height={40}
          fallback={
            <span className={style.art}>
              <Icon name="lottery" size={20} />
            </span>
          }
        />
        <h3>
          <bdi>{name || t('games.title')}</bdi>
        </h3>
        {state && <Badge tone={state === 'WON' ? 'highlight' : 'quiet'}>{t(`tickets.state.${state}`)}</Badge>}
      </div>
      <p className={style.draw}>
        {issue !== '' && <bdi>{t('tickets.draw', { issue })}</bdi>}
        {drawAt > 0 && <DrawTime at={drawAt} now={now} />}
      </p>
      {numbers.length > 0 && (
        <NumberBalls
          numbers={numbers}
          label={t('tickets.own')}
          marked={findMatches(ticket)}
          markedText={t('tickets.match')}
        />
      )}
      {drawn.length > 0 && (
        <div className={style.drawn}>
          <span aria-hidden="true">{t('games.draws.numbers')}</span>
          <NumberBalls numbers={drawn} label={t('games.draws.numbers')} size="small" />
        </div>
      )}
      <dl className={style.amounts}>
        {Number(stake) > 0 && (
          <div>
            <dt>{t('games.stake')}</dt>
            <dd>{money(stake)}</dd>
          </div>
        )}
        {Number(win) > 0 && (
          <div data-win>
            <dt>{t('history.kind.win')}</dt>
            <dd>{money(win)}</dd>
          </div>
        )}
      </dl>
      {game && numbers.length > 0 && (
        <ButtonLink to={buildRepeatPath(game.category, game.card, numbers)} look="secondary" wide>
          {t('tickets.repeat')}
        </ButtonLink>
      )}
    </Card>
  );
}
