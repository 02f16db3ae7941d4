import type { ReactNode } from 'react';
import { useText } from '../../services/i18n/i18n';
import { LinkRow } from '../../services/navigation/link-row';
import { useSession } from '../../services/session/session-store';
import { useRank } from '../../services/vip/rank';
import { Rows } from '../../ui/rows';
import { accountLinks } from './account-links';

/** The pages of the member area. @param children rows that come first */
export function AccountMenu({ children }: { readonly children?: ReactNode }) {
  const t = useText();
  const type = useSession(({ session }) => session?.type ?? -1);
  const { hasBenefits } = useRank();
  return (
    <nav aria-label={t('account.menu')}>
      <Rows>
        {children}
        {accountLinks({ type, hasBenefits }).map(({ to, title }) => (
          <LinkRow key={to} to={to} title={t(title)} />
        ))}
      </Rows>
    </nav>
  );
}
