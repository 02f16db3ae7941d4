import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Mission } from '../../contract/endpoints/leader-board';
import { missionClaim } from '../../contract/endpoints/rewards';
import { errorText } from '../../services/errors/to-user-message';
import { useTranslate } from '../../services/i18n/i18n';
import { call } from '../../services/platform/api-client';
import { useQueryScope } from '../../services/queries/query-scope';
import { QueryView } from '../../services/queries/query-view';
import { refreshMoney } from '../../services/wallet/refresh-money';
import { Button } from '../../ui/button/button';
import { ProgressBar } from '../../ui/feedback/progress-bar';
import { Card } from '../../ui/layout/card';
import { missionsQuery } from './leader-board-queries';
import { missionProgress } from './mission-progress';
import style from './missions.module.css';

interface MissionCardProps {
  readonly mission: Mission;
  /** Fetches the missions again. */
  readonly onChange: () => Promise<unknown>;
}

function MissionCard({ mission, onChange }: MissionCardProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { id, title, detail, reward, claimed } = mission;
  const { ratio, done, goal, isDone } = missionProgress(mission);

  async function handleClaim() {
    setBusy(true);
    setProblem('');
    // The platform pays a mission once, so that a lost response needs no id.
    const result = await call(missionClaim, { body: { id }, quiet: true });
    if (!result.ok) setProblem(errorText(result.error, 'form', t));
    await Promise.all([onChange(), refreshMoney(client)]);
    setBusy(false);
  }

  return (
    <Card as="li" className={style.mission}>
      <h3>{title}</h3>
      {detail !== '' && <p>{detail}</p>}
      <ProgressBar ratio={ratio} label={isDone ? t('page.leader.done') : t('page.leader.progress', { done, goal })} />
      {reward !== '' && <p>{t('page.leader.reward', { reward })}</p>}
      {isDone && (
        <Button className={style.claim} busy={isBusy} disabled={claimed} onClick={() => void handleClaim()}>
          {t(claimed ? 'page.leader.claimed' : 'page.leader.claim')}
        </Button>
      )}
      <p role="alert">{problem}</p>
    </Card>
  );
}

/** List of missions with their rewards and progress. */
export function Missions() {
  const t = useTranslate();
  const query = useQuery(missionsQuery(useQueryScope()));
  return (
    <section>
      <h2>{t('page.leader.missions')}</h2>
      <QueryView query={query} isEmpty={({ list }) => list.length === 0} empty={t('page.leader.missions.empty')}>
        {({ list }) => (
          <ul className={style.missions}>
            {list.map((mission) => (
              <MissionCard key={mission.id} mission={mission} onChange={() => query.refetch()} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
