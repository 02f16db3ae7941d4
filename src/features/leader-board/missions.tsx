import type { CallManner } from '../../api/call';
import { type Mission, missions } from '../../contract/endpoints/leader-board';
import { useText } from '../../services/i18n/i18n';
import { AnswerView } from '../../services/platform/answer-view';
import { call } from '../../services/platform/platform';
import { useAnswer } from '../../services/platform/use-answer';
import { ProgressBar } from '../../ui/progress-bar';
import { missionProgress } from './mission-progress';
import style from './missions.module.css';

const askMissions = (manner: CallManner) => call(missions, manner);

function MissionCard({ mission }: { readonly mission: Mission }) {
  const t = useText();
  const { title, detail, reward } = mission;
  const { ratio, done, goal, isDone } = missionProgress(mission);
  return (
    <li className={style.mission}>
      <h3>{title}</h3>
      {detail !== '' && <p>{detail}</p>}
      <ProgressBar ratio={ratio} label={isDone ? t('page.leader.done') : t('page.leader.progress', { done, goal })} />
      {reward !== '' && <p>{t('page.leader.reward', { reward })}</p>}
    </li>
  );
}

/** What can be done for a reward, and how far each is. */
export function Missions() {
  const t = useText();
  const answer = useAnswer(askMissions);
  return (
    <section>
      <h2>{t('page.leader.missions')}</h2>
      <AnswerView answer={answer} isEmpty={({ list }) => list.length === 0} empty={t('page.leader.missions.empty')}>
        {({ list }) => (
          <ul className={style.missions}>
            {list.map((mission) => (
              <MissionCard key={mission.id} mission={mission} />
            ))}
          </ul>
        )}
      </AnswerView>
    </section>
  );
}
