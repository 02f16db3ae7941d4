import { useState } from 'react';
import { PERIODS } from '../../contract/endpoints/leader-board';
import { useText } from '../../services/i18n/i18n';
import { Tabs } from '../../ui/tabs';
import { Ranking } from './ranking';

/** The rankings by period; only the one that is looked at is asked for. */
export function Rankings() {
  const t = useText();
  const [chosen, choose] = useState<string>(PERIODS[0]);
  return (
    <Tabs
      label={t('page.leader.period')}
      onChoose={choose}
      tabs={PERIODS.map((period) => ({
        key: period,
        label: t(`page.leader.${period}`),
        panel: period === chosen && <Ranking period={period} />,
      }))}
    />
  );
}
