import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import type { ResponseOf } from '../../../contract/endpoint';
import type { Transaction, transactions } from '../../../contract/endpoints/money/cashier';
import { ROUTES } from '../../../contract/paths';
import { createDateFormat } from '../../../services/i18n/date-format';
import { useI18n } from '../../../services/i18n/i18n';
import { ButtonLink } from '../../../services/navigation/button-link';
import { useQueryScope } from '../../../services/queries/query-scope';
import { QueryView } from '../../../services/queries/query-view';
import { Button } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { RowList } from '../../../ui/list/rows';
import { useShownItems } from '../../../ui/list/use-shown-items';
import { groupByDay } from './group-by-day';
import type { TransactionFilter } from './transaction-filter';
import style from './transaction-history.module.css';
import { TransactionRow } from './transaction-row';
import { transactionsQuery } from './transactions-query';

const DAY_FORMAT = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME_FORMAT = { timeStyle: 'short' } as const;

interface TransactionHistoryProps {
  readonly kind: TransactionFilter;
  readonly currency: string;
}

/** All transactions of the member, newest first, with one list for each day; loaded page by page (MEM-1). */
export function TransactionHistory({ kind, currency }: TransactionHistoryProps) {
  const scope = useQueryScope();
  const [cursors, setCursors] = useState<readonly string[]>(['']);
  const queries = cursors.map((before) => transactionsQuery(scope, kind, before));
  // The entries of all pages, because a day may continue on the next page.
  const entries = useLoadedEntries(queries);
  return queries.map((query, index) => (
    <HistoryPage
      key={cursors[index]}
      query={query}
      onMore={index === queries.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
    >
      {index === 0 && <TransactionDays entries={entries} currency={currency} />}
    </HistoryPage>
  ));
}

type TransactionsQuery = ReturnType<typeof transactionsQuery>;

/** Returns the loaded entries of the pages from the query cache; useQueries() would add 0.9 KB to the first load. */
function useLoadedEntries(queries: readonly TransactionsQuery[]): readonly Transaction[] {
  const client = useQueryClient();
  const subscribe = useCallback((onChange: () => void) => client.getQueryCache().subscribe(onChange), [client]);
  const readTimes = () => queries.map(({ queryKey }) => client.getQueryState(queryKey)?.dataUpdatedAt).join();
  useSyncExternalStore(subscribe, readTimes);
  return queries.flatMap(({ queryKey }) => client.getQueryData(queryKey)?.value.list ?? []);
}

interface HistoryPageProps {
  readonly query: TransactionsQuery;
  /** Loads the next page, whose cursor is `next`; undefined if that page has already been requested. */
  readonly onMore: ((next: string) => void) | undefined;
  readonly children: ReactNode;
}

function HistoryPage({ query: options, onMore, children }: HistoryPageProps) {
  const { t } = useI18n();
  const home = (
    <ButtonLink to={ROUTES.home.path} wide>
      {t('action.home')}
    </ButtonLink>
  );
  return (
    <QueryView
      query={useQuery(options)}
      isEmpty={({ list }: ResponseOf<typeof transactions>) => list.length === 0}
      empty={<EmptyState icon="wallet" title={t('history.empty')} action={home} />}
    >
      {({ next }) => (
        <>
          {children}
          {next !== '' && onMore && (
            <Button look="secondary" wide onClick={() => onMore(next)}>
              {t('history.more')}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}

interface TransactionDaysProps {
  readonly entries: readonly Transaction[];
  readonly currency: string;
}

function TransactionDays({ entries: all, currency }: TransactionDaysProps) {
  const { t, language } = useI18n();
  const { shown, end } = useShownItems(all, 'div');
  const totals = new Map(groupByDay(all).map(({ day, entries }) => [day, entries.length]));
  const days = groupByDay(shown).map(({ day, at, entries }) => {
    const total = totals.get(day) ?? entries.length;
    // A day that is rendered as a whole needs no positions.
    const positionOf = (index: number) =>
      total === entries.length ? {} : { 'aria-setsize': total, 'aria-posinset': index + 1 };
    const heading = day === '' ? '' : createDateFormat(language.locale, DAY_FORMAT).format(at);
    return (
      <section key={day}>
        {heading !== '' && <h2 className={style.day}>{heading}</h2>}
        <RowList label={heading || t('history.title')}>
          {entries.map((entry, index) => (
            <TransactionRow
              key={entry.id}
              entry={entry}
              position={positionOf(index)}
              timeFormat={TIME_FORMAT}
              currency={currency}
            />
          ))}
        </RowList>
      </section>
    );
  });
  return (
    <>
      {days}
      {end}
    </>
  );
}
