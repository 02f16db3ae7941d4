import { ROUTES } from '../../../contract/paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { useOfferedPages } from '../../../services/merchant/page-needs';
import { AppLink } from '../../../services/navigation/app-link';
import card from '../../../ui/layout/card.module.css';
import { Icon } from '../../../ui/media/icon';
import style from './account-shortcuts.module.css';

/** Links to the most used account pages: deposit, withdraw, rewards, invite. */
export function AccountShortcuts() {
  const t = useTranslate();
  const isOffered = useOfferedPages();
  const actions = [
    { to: ROUTES.voucherCenter.path, label: t('account.deposit'), icon: 'wallet' },
    { to: ROUTES.withdraw.path, label: t('account.withdraw'), icon: 'bank' },
    { to: ROUTES.rewardCenter.path, label: t('account.rewards'), icon: 'gift' },
    { to: ROUTES.inviteFriends.path, label: t('account.invite'), icon: 'invite' },
  ] as const;
  return (
    <nav aria-label={t('account.actions')}>
      <ul className={[card.card, style.actions].join(' ')}>
        {actions
          .filter(({ to }) => isOffered(to))
          .map(({ to, label, icon }) => (
            <li key={to}>
              <AppLink to={to}>
                <Icon name={icon} />
                {label}
              </AppLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
