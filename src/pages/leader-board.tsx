import { Missions } from '../features/leader-board/missions';
import { RankingTabs } from '../features/leader-board/ranking-tabs';
import { useTranslate } from '../services/i18n/i18n';
import { PageLayout } from '../services/navigation/page-layout';
import { OffersGate } from '../services/play-protection/offers-gate';

/** Page with the rankings by period and the missions (MEM-1). */
export default function LeaderBoardPage() {
  const t = useTranslate();
  return (
    <PageLayout title={t('page.leader.title')}>
      <OffersGate>
        <RankingTabs />
        <Missions />
      </OffersGate>
    </PageLayout>
  );
}
