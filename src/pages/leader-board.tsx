import { Missions } from '../features/leader-board/missions';
import { Rankings } from '../features/leader-board/rankings';
import { useText } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';

/** The leaderboard: who is ahead in which period, and the missions (MEM-1). */
export default function LeaderBoardPage() {
  const t = useText();
  return (
    <PageScreen title={t('page.leader.title')}>
      <Rankings />
      <Missions />
    </PageScreen>
  );
}
