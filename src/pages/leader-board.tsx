import { Missions } from '../features/leader-board/missions';
import { Rankings } from '../features/leader-board/rankings';
import { useTranslate } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';

/** Page with the rankings by period and the missions (MEM-1). */
export default function LeaderBoardPage() {
  const t = useTranslate();
  return (
    <PageScreen title={t('page.leader.title')}>
      <Rankings />
      <Missions />
    </PageScreen>
  );
}
