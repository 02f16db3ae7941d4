import { useTranslate } from '../../services/i18n/i18n';
import type { PayoutAccount } from '../../services/wallet/wallet-queries';
import { Message } from '../../ui/feedback/message';
import { Row, RowList } from '../../ui/list/rows';
import type { IconName } from '../../ui/media/icon-names';

interface PayoutAccountListProps {
  readonly accounts: readonly PayoutAccount[];
  readonly icon: IconName;
}

/** List of payout accounts with their labels and last digits. */
export function PayoutAccountList({ accounts, icon }: PayoutAccountListProps) {
  const t = useTranslate();
  if (accounts.length === 0) return <Message tone="quiet">{t('page.accounts.empty')}</Message>;
  return (
    <RowList>
      {accounts.map(({ id, label, tail }) => (
        <Row key={id} icon={icon} title={label} aside={tail === '' ? undefined : <bdi dir="ltr">•••• {tail}</bdi>} />
      ))}
    </RowList>
  );
}
