import { amountToMinorUnits, minorUnitsToAmount } from '../../../contract/money';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { HIDDEN_AMOUNT, useBalanceVisibility } from '../../../services/wallet/balance-visibility';
import type { Wallet } from '../../../services/wallet/wallet-queries';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { calculateWithdrawable, toPayableBalance } from './calculate-withdrawable';

/** How much can be withdrawn now and, if it is not the whole balance, why, with the progress of the turnover (MEM-1). */
export function WithdrawableAmount({ wallet }: { readonly wallet: Wallet }) {
  const t = useTranslate();
  const isHidden = useBalanceVisibility((state) => state.isHidden);
  const money = useMoneyFormatter(wallet.currency);
  const [required, done] = [amountToMinorUnits(wallet.turnover.required), amountToMinorUnits(wallet.turnover.done)];
  const { amount, obstacle } = calculateWithdrawable({
    balance: toPayableBalance(wallet.balance, money.decimals),
    min: amountToMinorUnits(wallet.min),
    max: amountToMinorUnits(wallet.max),
    required,
    done,
  });
  const reasons = {
    turnover: t('cashier.turnover.text', { left: money.format(minorUnitsToAmount(required - done)) }),
    min: t('cashier.amount.min', { limit: money.format(wallet.min) }),
    max: t('cashier.amount.max', { limit: money.format(wallet.max) }),
  };
  return (
    <section>
      <p>
        {t('cashier.withdraw.free', { amount: isHidden ? HIDDEN_AMOUNT : money.format(minorUnitsToAmount(amount)) })}
        {obstacle && ` ${reasons[obstacle]}`}
      </p>
      {obstacle === 'turnover' && (
        <ProgressBar
          ratio={done / required}
          label={t('cashier.turnover.progress', {
            done: money.format(wallet.turnover.done),
            required: money.format(wallet.turnover.required),
          })}
        />
      )}
    </section>
  );
}
