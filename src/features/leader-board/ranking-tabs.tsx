import { useState } from 'react';
import { LEADER_BOARD_PERIODS } from '../../contract/endpoints/money/leader-board';
import { useTranslate } from '../../services/i18n/i18n';
import { Tabs } from '../../ui/layout/tabs';
import { Ranking } from './ranking';

/** Tabs with the ranking of each period; only the ranking in the selected tab is fetched. */
export function RankingTabs() {
  const t = useTranslate();
  const [selectedPeriod, setSelectedPeriod] = useState<string>(LEADER_BOARD_PERIODS[0]);
  return (
    <Tabs
      label={t('page.leader.period')}
      onChoose={setSelectedPeriod}
      tabs={LEADER_BOARD_PERIODS.map((period) => ({
        key: period,
        label: t(`page.leader.${period}`),
        panel: period === selectedPeriod && <Ranking period={period} />,
      }))}
    />
  );
}
