import { Missions } from '../features/leader-board/missions';
import { RankingTabs } from '../features/leader-board/ranking-tabs';
import { useTranslate } from '../services/i18n/i18n';
import { PageModules } from '../services/merchant/page-modules';
import { PageLayout } from '../services/navigation/page-layout';
import { OffersGate } from '../services/play-protection/offers-gate';

/** Page with the rankings by period, in the variant of the head of the account page (WL-2.23), and the missions (MEM-1). */
export default function LeaderBoardPage() {
  const t = useTranslate();
  return (
    <PageLayout title={t('page.leader.title')}>
      <OffersGate>
        <PageModules page="account" modules={{ member: <RankingTabs /> }} />
        <Missions />
      </OffersGate>
    </PageLayout>
  );
}
