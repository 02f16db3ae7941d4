import { useMemo } from 'react';
import type { ResponseOf } from '../../../contract/endpoint';
import type { tickets } from '../../../contract/endpoints/games/tickets';
import { getServerNow } from '../../../services/games/server-time';
import { useTranslate } from '../../../services/i18n/i18n';
import { useShownItems } from '../../../ui/list/use-shown-items';
import { getLanes, useLanes } from '../data/use-lanes';
import { groupLanesByCategory } from '../lanes/group-lanes-by-category';
import { indexGamesByCode } from '../recent/recent-games';
import { isOpenTicket, sortTickets } from './sort-tickets';
import { TicketCard } from './ticket-card';
import style from './ticket-list.module.css';

interface TicketListProps {
  readonly value: ResponseOf<typeof tickets>;
}

/** The member's tickets, open ones first; a thousand of them are rendered as they are scrolled (GAME-9.1). */
export function TicketList({ value: { currency, list } }: TicketListProps) {
  const t = useTranslate();
  const { view } = useLanes();
  const lanes = getLanes(view);
  const games = useMemo(() => indexGamesByCode(groupLanesByCategory(lanes)), [lanes]);
  const sorted = useMemo(() => sortTickets(list), [list]);
  const { shown, end } = useShownItems(sorted, 'div');
  const openCount = sorted.filter(isOpenTicket).length;
  const now = getServerNow();
  const groups = [
    { key: 'open', title: t('tickets.open'), total: openCount, tickets: shown.filter(isOpenTicket) },
    {
      key: 'settled',
      title: t('tickets.settled'),
      total: sorted.length - openCount,
      tickets: shown.filter((ticket) => !isOpenTicket(ticket)),
    },
  ] as const;
  return (
    <>
      {groups.map(
        ({ key, title, total, tickets: group }) =>
          group.length > 0 && (
            <section key={key} aria-labelledby={`tickets-${key}`}>
              <h2 id={`tickets-${key}`}>{title}</h2>
              <ul className={style.list}>
                {group.map((ticket, index) => (
                  <TicketCard
                    key={ticket.id}
                    ticket={ticket}
                    game={games.get(ticket.nodeId)}
                    currency={currency}
                    now={now}
                    position={total === group.length ? {} : { 'aria-setsize': total, 'aria-posinset': index + 1 }}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {end}
      <p className={style.hint}>{t('tickets.repeat.hint')}</p>
    </>
  );
}
