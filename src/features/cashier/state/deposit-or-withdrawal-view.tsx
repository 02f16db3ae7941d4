import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DepositOrWithdrawal } from '../../../contract/endpoints/money/cashier';
import { ROUTES } from '../../../contract/paths';
import { createDateFormat } from '../../../services/i18n/date-format';
import { useI18n } from '../../../services/i18n/i18n';
import { useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { ButtonLink } from '../../../services/navigation/button-link';
import { useQueryScope } from '../../../services/queries/query-scope';
import { QueryView } from '../../../services/queries/query-view';
import { describeRejection } from '../../../services/wallet/describe-rejection';
import { refetchWalletData } from '../../../services/wallet/refetch-wallet-data';
import { Card } from '../../../ui/layout/card';
import { OneLineAmount } from '../../../ui/layout/one-line-amount';
import { Icon } from '../../../ui/media/icon';
import { depositOrWithdrawalQuery } from '../cashier-queries';
import { ApprovedOrder } from './approved-order';
import style from './deposit-or-withdrawal-view.module.css';
import { isOrderMoment } from './is-moment';
import { ProcessingTimeCountdownRing } from './processing-time-countdown-ring';

interface DepositOrWithdrawalViewProps {
  readonly id: string;
  readonly currency: string;
  /** Usual time until a deposit is credited (minutes). */
  readonly arrivalMinutes: number;
  /** What to do next once the order has succeeded. */
  readonly next: ReactNode;
}

/** Shows the state of a deposit or withdrawal, and polls the platform while the state is pending (MEM-1). */
export function DepositOrWithdrawalView({ id, ...card }: DepositOrWithdrawalViewProps) {
  const { t } = useI18n();
  const query = useQuery(depositOrWithdrawalQuery(useQueryScope(), id));
  return (
    <>
      <QueryView query={query} networkFirst rows={2}>
        {({ order }) => <OrderCard order={order} {...card} />}
      </QueryView>
      {query.isError && !query.data && (
        <ButtonLink to={ROUTES.memberHistory.path} look="secondary" wide>
          {t('page.history.title')}
        </ButtonLink>
      )}
    </>
  );
}

interface OrderCardProps extends Omit<DepositOrWithdrawalViewProps, 'id'> {
  readonly order: DepositOrWithdrawal;
}

function OrderCard({ order, currency, arrivalMinutes, next }: OrderCardProps) {
  const { t, language } = useI18n();
  const money = useMoneyFormatter(currency);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focus has unmounted.
  useEffect(() => heading.current?.focus(), []);
  const { kind, status, title, amount, reason, createdAt, decidedAt } = order;
  const hasSeenPending = useRef(false);
  if (status === 'PENDING') hasSeenPending.current = true;
  const client = useQueryClient();
  // A decision changes the balance and the history.
  useEffect(() => void (status === 'PENDING' || refetchWalletData(client)), [status, client]);
  const at = createDateFormat(language.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(createdAt);
  const detail = (
    <>
      <bdi>{title}</bdi>
      {createdAt > 0 && ` · ${at}`}
    </>
  );
  if (status === 'APPROVED') {
    return (
      <Card as="section" className={style.done}>
        <ApprovedOrder
          order={order}
          currency={currency}
          isMoment={isOrderMoment(hasSeenPending.current, decidedAt, Date.now())}
          detail={detail}
          next={next}
        />
      </Card>
    );
  }
  return (
    <Card as="section" className={style.order}>
      {status === 'PENDING' ? (
        <ProcessingTimeCountdownRing since={createdAt} minutes={arrivalMinutes} />
      ) : (
        <span className={style.mark}>
          <Icon name="close" size={40} />
        </span>
      )}
      <div role="status">
        <h2 ref={heading} tabIndex={-1}>
          {t(`cashier.order.${kind}.${status}`)}
        </h2>
      </div>
      <p>
        <OneLineAmount size="display">{money.format(amount)}</OneLineAmount>
      </p>
      <p className={style.quiet}>{detail}</p>
      {status === 'REJECTED' && reason !== '' && <p>{describeRejection(reason, t)}</p>}
      {status === 'PENDING' && (
        <p className={style.quiet}>{t(`cashier.order.${kind}.wait`, { count: arrivalMinutes })}</p>
      )}
      <div className={style.actions}>
        <ButtonLink to={ROUTES.home.path} wide>
          {t('action.home')}
        </ButtonLink>
        <ButtonLink to={kind === 'deposit' ? ROUTES.voucherCenter.path : ROUTES.withdraw.path} look="secondary" wide>
          {t(`cashier.order.${kind}.again`)}
        </ButtonLink>
      </div>
    </Card>
  );
}
