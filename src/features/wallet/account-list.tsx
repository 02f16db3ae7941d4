import { useText } from '../../services/i18n/i18n';
import { Message } from '../../ui/message';
import { Row, Rows } from '../../ui/rows';
import type { PayoutAccount } from './wallet';

/** Accounts of one kind, each by its name and last characters. */
export function AccountList({ accounts }: { readonly accounts: readonly PayoutAccount[] }) {
  const t = useText();
  if (accounts.length === 0) return <Message tone="quiet">{t('page.accounts.empty')}</Message>;
  return (
    <Rows>
      {accounts.map(({ id, label, tail }) => (
        <Row key={id} title={label} aside={tail === '' ? undefined : <bdi dir="ltr">•••• {tail}</bdi>} />
      ))}
    </Rows>
  );
}
