import type { Transaction } from '../../../contract/endpoints/money/cashier';
import { createDateFormat } from '../../../services/i18n/date-format';
import { formatMoney } from '../../../services/i18n/format-money';
import { useI18n } from '../../../services/i18n/i18n';
import { AppLink } from '../../../services/navigation/app-link';
import { HIDDEN_AMOUNT } from '../../../services/wallet/balance-visibility';
import { describeRejection } from '../../../services/wallet/describe-rejection';
import { Badge } from '../../../ui/feedback/badge';
import { Parts } from '../../../ui/list/parts';
import { type ListPosition, Row, RowContent } from '../../../ui/list/rows';
import rows from '../../../ui/list/rows.module.css';
import { Icon } from '../../../ui/media/icon';
import type { IconName } from '../../../ui/media/icon-names';
import { getOrderPath } from './transaction-filter';
import style from './transaction-row.module.css';

const ICONS: Readonly<Record<Transaction['kind'], IconName>> = {
  deposit: 'wallet',
  withdraw: 'bank',
  bet: 'lottery',
  win: 'trophy',
  reward: 'gift',
  opening: 'wallet',
};

interface TransactionRowProps {
  readonly entry: Transaction;
  readonly position?: ListPosition | undefined;
  readonly timeFormat: Intl.DateTimeFormatOptions;
  readonly currency: string;
  /** Whether the amount is replaced by dots. */
  readonly hidesAmounts?: boolean;
  /** Called when the user leaves the list by opening the transaction. */
  readonly onLeave?: (() => void) | undefined;
}

/** Row of a transaction; a deposit or withdrawal links to the page of its order. */
export function TransactionRow({
  entry,
  position,
  timeFormat,
  currency,
  hidesAmounts = false,
  onLeave,
}: TransactionRowProps) {
  const { t, language } = useI18n();
  const { kind, title, amount, status, reason, at } = entry;
  const time = createDateFormat(language.locale, timeFormat).format(at);
  const isGain = !amount.startsWith('-');
  const path = getOrderPath(entry);
  const parts = [title, at > 0 ? time : '', status === 'REJECTED' && reason !== '' ? describeRejection(reason, t) : ''];
  const content = {
    icon: ICONS[kind],
    title: t(`history.kind.${kind}`),
    detail: <Parts parts={parts.filter((part) => part !== '')} />,
    aside: (
      <>
        <span className={style.sum}>
          {status !== 'APPROVED' && <Badge>{t(`history.status.${status}`)}</Badge>}
          <bdi className={[style.amount, isGain && status === 'APPROVED' && style.gain].filter(Boolean).join(' ')}>
            {hidesAmounts ? HIDDEN_AMOUNT : `${isGain ? '+' : ''}${formatMoney(amount, currency, language.locale)}`}
          </bdi>
        </span>
        {path !== undefined && <Icon name="forward" size={20} directional />}
      </>
    ),
  };
  if (path === undefined) return <Row {...content} position={position} />;
  return (
    <li {...position}>
      <AppLink to={path} className={rows.row} onClick={onLeave}>
        <RowContent {...content} />
      </AppLink>
    </li>
  );
}
