import { useText } from '../../services/i18n/i18n';
import { LinkRow } from '../../services/navigation/link-row';
import { useMember } from '../../services/session/member';
import { useSession } from '../../services/session/session-store';
import { Rows } from '../../ui/rows';
import { accountLinks } from './account-links';

/** The pages of the member area. */
export function AccountMenu() {
  const t = useText();
  const type = useSession(({ session }) => session?.type ?? -1);
  const hasBenefits = useMember(({ member }) => member?.clubLabel.type === 'AUTO');
  return (
    <nav aria-label={t('account.menu')}>
      <Rows>
        {accountLinks({ type, hasBenefits }).map(({ to, title }) => (
          <LinkRow key={to} to={to} title={t(title)} />
        ))}
      </Rows>
    </nav>
  );
}
