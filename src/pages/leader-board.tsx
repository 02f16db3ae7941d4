import { ROUTES } from '../contract/paths';
import { OpeningPage } from '../features/opening/opening-page';
import { useText } from '../services/i18n/i18n';
import { ButtonLink } from '../services/navigation/button-link';

/** The leaderboard and its missions. */
export default function LeaderBoardPage() {
  const t = useText();
  return (
    <OpeningPage title={t('page.leader.title')} text={t('page.leader.text')}>
      <ButtonLink to={ROUTES.activity.path}>{t('page.activity.all')}</ButtonLink>
    </OpeningPage>
  );
}
