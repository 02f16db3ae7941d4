import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { amountToMinorUnits, minorUnitsToAmount } from '../../contract/money';
import { OneLineAmount } from '../../ui/layout/one-line-amount';
import { RollingAmount } from '../../ui/layout/rolling-amount';
import { useTranslate } from '../i18n/i18n';
import { useMoneyFormatter } from '../i18n/use-money-formatter';
import { useQueryScope } from '../queries/query-scope';
import { useBalanceVisibility } from './balance-visibility';
import { walletQuery } from './wallet-queries';

interface NewBalanceProps {
  /** What has been credited, in hundredths. */
  readonly gain: number;
  /** ISO 4217 code of the balance. */
  readonly currency: string;
}

/**
 * The new balance after something was credited, to which the old one rolls; what was credited while the new balance is
 * unknown or hidden.
 */
export function NewBalance({ gain, currency }: NewBalanceProps) {
  const t = useTranslate();
  const money = useMoneyFormatter(currency);
  const isHidden = useBalanceVisibility((state) => state.isHidden);
  const [since] = useState(() => Date.now());
  const { data, dataUpdatedAt } = useQuery(walletQuery(useQueryScope()));
  const format = (minor: number) => money.format(minorUnitsToAmount(minor));
  // A balance from before it was credited would be shown as the new one.
  if (isHidden || !data || dataUpdatedAt < since)
    return <OneLineAmount size="display">{`+${format(gain)}`}</OneLineAmount>;
  const balance = amountToMinorUnits(data.value.balance);
  return (
    <>
      <span>{t('page.balance')}</span>
      <RollingAmount from={Math.max(balance - gain, 0)} to={balance} format={format} />
    </>
  );
}
