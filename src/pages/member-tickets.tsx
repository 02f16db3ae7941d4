import { useQuery } from '@tanstack/react-query';
import { ROUTES } from '../contract/paths';
import { TicketList } from '../features/games/tickets/ticket-list';
import { ticketsQuery } from '../features/games/tickets/tickets-query';
import { useTranslate } from '../services/i18n/i18n';
import { ButtonLink } from '../services/navigation/button-link';
import { PageLayout } from '../services/navigation/page-layout';
import { useQueryScope } from '../services/queries/query-scope';
import { QueryView } from '../services/queries/query-view';
import { EmptyState } from '../ui/feedback/empty-state';

/** Page of the member's lottery tickets: what is open, what was drawn, and the way to play numbers again (GAME-9.1). */
export default function MemberTicketsPage() {
  const t = useTranslate();
  const query = useQuery({ ...ticketsQuery(useQueryScope()), refetchOnWindowFocus: 'always' });
  return (
    <PageLayout title={t('page.tickets.title')}>
      <QueryView query={query}>
        {(value) =>
          value.list.length > 0 ? (
            <TicketList value={value} />
          ) : (
            <EmptyState
              icon="lottery"
              title={t('page.tickets.title')}
              action={<ButtonLink to={ROUTES.home.path}>{t('action.home')}</ButtonLink>}
            >
              {t('tickets.empty')}
            </EmptyState>
          )
        }
      </QueryView>
    </PageLayout>
  );
}
