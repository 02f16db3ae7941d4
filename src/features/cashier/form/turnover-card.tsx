import { amountToMinorUnits, minorUnitsToAmount } from '../../../contract/money';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import type { Wallet } from '../../../services/wallet/wallet-queries';
import { ProgressBar } from '../../../ui/feedback/progress-bar';

/** Required turnover before a withdrawal, and the progress towards it (MEM-1). Renders nothing once it is complete. */
export function TurnoverCard({ wallet }: { readonly wallet: Wallet }) {
  const t = useTranslate();
  const money = useMoneyFormatter(wallet.currency);
  const [required, done] = [amountToMinorUnits(wallet.turnover.required), amountToMinorUnits(wallet.turnover.done)];
  if (done >= required) return null;
  return (
    <section>
      <p>{t('cashier.turnover.text', { left: money.format(minorUnitsToAmount(required - done)) })}</p>
      <ProgressBar
        ratio={done / required}
        label={t('cashier.turnover.progress', {
          done: money.format(wallet.turnover.done),
          required: money.format(wallet.turnover.required),
        })}
      />
    </section>
  );
}
