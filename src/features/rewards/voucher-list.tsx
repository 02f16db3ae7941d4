import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { claimOrUseVoucher, type Voucher, vouchers } from '../../contract/endpoints/money/rewards';
import { type Amount, amountToMinorUnits, minorUnitsToAmount } from '../../contract/money';
import { toCashierErrorText } from '../../services/errors/cashier-error-message';
import { useGuardedSubmit } from '../../services/forms/use-guarded-submit';
import { createDateFormat } from '../../services/i18n/date-format';
import { formatMoney } from '../../services/i18n/format-money';
import { useI18n, useTranslate } from '../../services/i18n/i18n';
import { call } from '../../services/platform/api-client';
import { createPlatformQueryOptions } from '../../services/queries/platform-query';
import { useQueryScope } from '../../services/queries/query-scope';
import { QueryView } from '../../services/queries/query-view';
import { GainSheet } from '../../services/wallet/gain-sheet';
import { refetchWalletData } from '../../services/wallet/refetch-wallet-data';
import { walletQuery } from '../../services/wallet/wallet-queries';
import { Button } from '../../ui/button/button';
import { Badge } from '../../ui/feedback/badge';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Card } from '../../ui/layout/card';
import { OneLineAmount } from '../../ui/layout/one-line-amount';
import { Fold } from '../../ui/list/fold';
import type { ListPosition } from '../../ui/list/rows';
import { ShownListItems } from '../../ui/list/use-shown-items';
import { Icon } from '../../ui/media/icon';
import style from './voucher-list.module.css';

const isReady = ({ state }: Voucher): boolean => state === 'CLAIMABLE' || state === 'CLAIMED';

/** Returns the total amount of the vouchers that can be claimed or used. */
const readyAmount = (list: readonly Voucher[]): Amount =>
  minorUnitsToAmount(list.filter(isReady).reduce((total, { amount }) => total + amountToMinorUnits(amount), 0));

export const useVouchers = () => useQuery(createPlatformQueryOptions(useQueryScope(), vouchers, { staleTime: 0 }));

/** The member's vouchers, with their total and buttons to claim and use them (MEM-1). */
export function VoucherList({ isPaused = false }: { readonly isPaused?: boolean }) {
  const { t, language } = useI18n();
  const scope = useQueryScope();
  const query = useVouchers();
  const currency = useQuery(walletQuery(scope)).data?.value.currency ?? '';
  return (
    <QueryView
      query={query}
      isEmpty={({ list }) => list.length === 0}
      empty={isPaused ? null : <EmptyState icon="gift" title={t('rewards.vouchers.empty')} />}
    >
      {({ list }) => (
        <>
          {amountToMinorUnits(readyAmount(list)) > 0 && (
            <Card tone="feature" className={style.ready}>
              <span>
                {t('rewards.ready')}
                <OneLineAmount size="display">
                  {formatMoney(readyAmount(list), currency, language.locale)}
                </OneLineAmount>
              </span>
              <Icon name="gift" size={28} />
            </Card>
          )}
          {(!isPaused || list.some(isReady)) && <h2>{t('rewards.vouchers')}</h2>}
          <Vouchers list={list} isPaused={isPaused} currency={currency} onChange={() => query.refetch()} />
        </>
      )}
    </QueryView>
  );
}

interface VouchersProps extends Pick<VoucherCardProps, 'currency' | 'onChange'> {
  readonly list: readonly Voucher[];
  /** Whether the page says above that the member is on a break, so that it does not say what is missing, too. */
  readonly isPaused: boolean;
}

/** The vouchers; below what is missing if the page opens without one that is ready. */
function Vouchers({ list, isPaused, ...card }: VouchersProps) {
  const t = useTranslate();
  // The last one that is used stays in view.
  const [hadReady] = useState(list.some(isReady));
  const items = (
    <ul className={style.vouchers}>
      <ShownListItems items={list}>
        {(voucher, position) => <VoucherCard key={voucher.id} voucher={voucher} position={position} {...card} />}
      </ShownListItems>
    </ul>
  );
  if (hadReady || list.some(isReady)) return items;
  return (
    <>
      {!isPaused && <EmptyState icon="gift">{t('rewards.vouchers.none')}</EmptyState>}
      <Fold title={t('rewards.vouchers.past')} heading="h2" aside={list.length}>
        {items}
      </Fold>
    </>
  );
}

interface VoucherCardProps {
  readonly voucher: Voucher;
  readonly position: ListPosition;
  readonly currency: string;
  /** Refetches the vouchers. Called after the request to claim or use the voucher. */
  readonly onChange: () => Promise<unknown>;
}

function VoucherCard({ voucher, position, currency, onChange }: VoucherCardProps) {
  const { t, language } = useI18n();
  const client = useQueryClient();
  const { busy, coolingDown, submit } = useGuardedSubmit();
  const [problem, setProblem] = useState('');
  const [celebrated, setCelebrated] = useState<'claim' | 'use'>();
  const { id, title, amount, state, expiresAt } = voucher;
  const action = state === 'CLAIMABLE' ? 'claim' : state === 'CLAIMED' ? 'use' : undefined;
  const date = createDateFormat(language.locale, { dateStyle: 'medium' }).format(expiresAt);

  async function handlePress(chosen: 'claim' | 'use') {
    setProblem('');
    // Repeating it changes nothing, so that a lost response needs no id.
    const result = await call(claimOrUseVoucher, { body: { id, action: chosen }, quiet: true });
    setCelebrated(result.ok ? chosen : undefined);
    if (!result.ok) setProblem(toCashierErrorText(result.error, t));
    await Promise.all([onChange(), refetchWalletData(client)]);
    return result.ok;
  }

  return (
    <Card as="li" flush className={style.voucher} data-spent={action === undefined || undefined} {...position}>
      <span className={style.stub}>
        <Icon name="gift" size={28} />
      </span>
      <div className={style.about}>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        {expiresAt > 0 && <p>{t('rewards.voucher.expires', { date })}</p>}
      </div>
      <OneLineAmount size="title">{formatMoney(amount, currency, language.locale)}</OneLineAmount>
      {action ? (
        <Button busy={busy} coolingDown={coolingDown} onClick={() => void submit(() => handlePress(action))}>
          {t(`rewards.voucher.${action}`)}
        </Button>
      ) : (
        <Badge>{t(`rewards.voucher.${state === 'USED' ? 'used' : 'expired'}`)}</Badge>
      )}
      <p role="alert" className={style.problem}>
        {problem}
      </p>
      {celebrated && (
        <GainSheet
          key={celebrated}
          name={title}
          title={t(celebrated === 'claim' ? 'success.claimed' : 'success.credited')}
          gain={celebrated === 'use' ? amount : '0.00'}
          currency={currency}
          onClose={() => setCelebrated(undefined)}
          action={
            celebrated === 'claim' && (
              <Button wide busy={busy} coolingDown={coolingDown} onClick={() => void submit(() => handlePress('use'))}>
                {t('rewards.voucher.use')}
              </Button>
            )
          }
        >
          <OneLineAmount size="display">{formatMoney(amount, currency, language.locale)}</OneLineAmount>
        </GainSheet>
      )}
    </Card>
  );
}
