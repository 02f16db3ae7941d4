import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf } from '../../../contract/endpoint';
import { type Transaction, transactions } from '../../../contract/endpoints/money/cashier';
import { formatMoney } from '../../../services/i18n/format-money';
import { useI18n } from '../../../services/i18n/i18n';
import { AppLink } from '../../../services/navigation/app-link';
import { platformQuery } from '../../../services/queries/platform-query';
import { useQueryScope } from '../../../services/queries/query-scope';
import { QueryView } from '../../../services/queries/query-view';
import { HIDDEN_AMOUNT } from '../../../services/wallet/balance-visibility';
import { Button } from '../../../ui/button/button';
import { Badge } from '../../../ui/feedback/badge';
import { Row, RowContent, Rows } from '../../../ui/list/rows';
import rows from '../../../ui/list/rows.module.css';
import { Icon } from '../../../ui/media/icon';
import type { IconName } from '../../../ui/media/icon-names';
import { groupByDay } from './group-by-day';
import { getOrderPath, type HistoryFilter } from './history-filter';
import style from './transaction-list.module.css';

const ICONS: Readonly<Record<Transaction['kind'], IconName>> = {
  deposit: 'wallet',
  withdraw: 'bank',
  bet: 'lottery',
  win: 'trophy',
  reward: 'gift',
  opening: 'wallet',
};

const DAY_FORMAT = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME_FORMAT = { timeStyle: 'short' } as const;
/** Only the day, so that a recent transaction fits into one line. */
const MOMENT_FORMAT = { day: 'numeric', month: 'short' } as const;

interface TransactionListProps {
  readonly kind: HistoryFilter;
  readonly currency: string;
  /** Maximum number of transactions, in one list; if absent, all can be loaded, page by page, in a list per day. */
  readonly limit?: number;
  /** Whether the amounts are replaced by dots. */
  readonly hidesAmounts?: boolean;
  /** Called when the user leaves the list by opening a transaction. */
  readonly onLeave?: () => void;
}

/** The member's transactions, newest first, loaded page by page (MEM-1). */
export function TransactionList({ limit, ...list }: TransactionListProps) {
  const [cursors, setCursors] = useState<readonly string[]>(['']);
  const more = (next: string) => setCursors((known) => (known.includes(next) ? known : [...known, next]));
  return (
    <>
      {cursors.map((before, index) => (
        <TransactionPage
          key={before}
          {...list}
          {...{ limit, before }}
          onMore={limit === undefined && index === cursors.length - 1 ? more : undefined}
        />
      ))}
    </>
  );
}

interface TransactionPageProps extends Omit<TransactionListProps, 'limit'> {
  readonly limit: number | undefined;
  readonly before: string;
  /** Loads the next page; undefined if the next page has been loaded, or a limit is set. */
  readonly onMore: ((next: string) => void) | undefined;
}

function TransactionPage({ kind, limit, before, onMore, ...row }: TransactionPageProps) {
  const { t, language } = useI18n();
  const scope = useQueryScope();
  const filter = before === '' ? { kind } : { kind, before };
  const query = useQuery(platformQuery(scope, transactions, { query: filter, staleTime: 0 }));
  return (
    <QueryView
      query={query}
      isEmpty={({ list }: ResponseOf<typeof transactions>) => list.length === 0}
      empty={t('history.empty')}
    >
      {({ list, next }) => (
        <>
          {limit === undefined ? (
            groupByDay(list).map(({ at, entries }) => {
              const day = at > 0 ? new Intl.DateTimeFormat(language.locale, DAY_FORMAT).format(at) : '';
              return (
                <section key={entries[0]?.id}>
                  {day !== '' && <h2 className={style.day}>{day}</h2>}
                  <Rows label={day || t('history.title')}>
                    {entries.map((entry) => (
                      <TransactionRow key={entry.id} entry={entry} timeFormat={TIME_FORMAT} {...row} />
                    ))}
                  </Rows>
                </section>
              );
            })
          ) : (
            <Rows label={t('history.title')}>
              {list.slice(0, limit).map((entry) => (
                <TransactionRow key={entry.id} entry={entry} timeFormat={MOMENT_FORMAT} {...row} />
              ))}
            </Rows>
          )}
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

interface TransactionRowProps extends Pick<TransactionListProps, 'currency' | 'hidesAmounts' | 'onLeave'> {
  readonly entry: Transaction;
  readonly timeFormat: Intl.DateTimeFormatOptions;
}

function TransactionRow({ entry, timeFormat, currency, hidesAmounts = false, onLeave }: TransactionRowProps) {
  const { t, language } = useI18n();
  const { kind, title, amount, status, reason, at } = entry;
  const time = new Intl.DateTimeFormat(language.locale, timeFormat).format(at);
  const isGain = !amount.startsWith('-');
  const path = getOrderPath(entry);
  const content = {
    icon: ICONS[kind],
    title: t(`history.kind.${kind}`),
    detail: (
      <>
        <bdi>{title}</bdi>
        {at > 0 && (
          <>
            {' · '}
            <span className={style.time}>{time}</span>
          </>
        )}
        {status === 'REJECTED' && reason !== '' && ` · ${reason}`}
      </>
    ),
    aside: (
      <>
        {status !== 'APPROVED' && <Badge>{t(`history.status.${status}`)}</Badge>}
        <bdi className={[style.amount, isGain && status === 'APPROVED' && style.gain].filter(Boolean).join(' ')}>
          {hidesAmounts ? HIDDEN_AMOUNT : `${isGain ? '+' : ''}${formatMoney(amount, currency, language.locale)}`}
        </bdi>
        {path !== undefined && <Icon name="forward" size={20} directional />}
      </>
    ),
  };
  if (path === undefined) return <Row {...content} />;
  return (
    <li>
      <AppLink to={path} className={rows.row} onClick={onLeave}>
        <RowContent {...content} />
      </AppLink>
    </li>
  );
}
