import { OpeningPage } from '../features/opening/opening-page';
import { useText } from '../services/i18n/i18n';

/** Inviting friends; public (ROUTE-2). */
export default function InviteFriendsPage() {
  const t = useText();
  return <OpeningPage title={t('page.invite.title')} text={t('page.invite.text')} />;
}
