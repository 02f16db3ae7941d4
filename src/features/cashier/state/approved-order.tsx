import type { ReactNode } from 'react';
import type { DepositOrWithdrawal } from '../../../contract/endpoints/money/cashier';
import { amountToMinorUnits } from '../../../contract/money';
import { ROUTES } from '../../../contract/paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { ButtonLink } from '../../../services/navigation/button-link';
import { NewBalance } from '../../../services/wallet/new-balance';
import { Success } from '../../../ui/feedback/success';
import { OneLineAmount } from '../../../ui/layout/one-line-amount';
import { Receipt } from '../form/receipt';

interface ApprovedOrderProps {
  readonly order: DepositOrWithdrawal;
  readonly currency: string;
  readonly isMoment: boolean;
  /** Way and time of the order. */
  readonly detail: ReactNode;
  /** What to do next. */
  readonly next: ReactNode;
}

/** A deposit that has arrived, with the old and the new balance, or a withdrawal that is on its way (MEM-1). */
export function ApprovedOrder({ order, currency, isMoment, detail, next }: ApprovedOrderProps) {
  const t = useTranslate();
  const money = useMoneyFormatter(currency);
  const { kind, amount, bonus } = order;
  const isDeposit = kind === 'deposit';
  const hasBonus = amountToMinorUnits(bonus) > 0;
  return (
    <Success
      title={t(`cashier.order.${kind}.APPROVED`)}
      isMoment={isMoment}
      action={next}
      footer={
        <ButtonLink to={isDeposit ? ROUTES.voucherCenter.path : ROUTES.withdraw.path} look="quiet" wide>
          {t(`cashier.order.${kind}.again`)}
        </ButtonLink>
      }
    >
      {isDeposit && isMoment ? (
        <NewBalance gain={amountToMinorUnits(amount) + amountToMinorUnits(bonus)} currency={currency} />
      ) : (
        <OneLineAmount size="display">{money.format(amount)}</OneLineAmount>
      )}
      {isDeposit && hasBonus && (
        <Receipt
          hasResult={false}
          lines={[
            { label: t('account.deposit'), amount: `+${money.format(amount)}` },
            { label: t('cashier.receipt.bonus'), amount: `+${money.format(bonus)}` },
          ]}
        />
      )}
      <p>{detail}</p>
    </Success>
  );
}
