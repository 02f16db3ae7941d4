import { useQuery } from '@tanstack/react-query';
import type { Mission } from '../../contract/endpoints/leader-board';
import { useTranslate } from '../../services/i18n/i18n';
import { useQueryScope } from '../../services/queries/query-scope';
import { QueryView } from '../../services/queries/query-view';
import { ProgressBar } from '../../ui/feedback/progress-bar';
import { Card } from '../../ui/layout/card';
import { missionsQuery } from './leader-board-queries';
import { missionProgress } from './mission-progress';
import style from './missions.module.css';

function MissionCard({ mission }: { readonly mission: Mission }) {
  const t = useTranslate();
  const { title, detail, reward } = mission;
  const { ratio, done, goal, isDone } = missionProgress(mission);
  return (
    <Card as="li" className={style.mission}>
      <h3>{title}</h3>
      {detail !== '' && <p>{detail}</p>}
      <ProgressBar ratio={ratio} label={isDone ? t('page.leader.done') : t('page.leader.progress', { done, goal })} />
      {reward !== '' && <p>{t('page.leader.reward', { reward })}</p>}
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
              <MissionCard key={mission.id} mission={mission} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
