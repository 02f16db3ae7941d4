import type { CallManner } from '../../api/call';
import { rankLevels } from '../../contract/endpoints/promotion';
import { useText } from '../../services/i18n/i18n';
import { AnswerView } from '../../services/platform/answer-view';
import { call } from '../../services/platform/platform';
import { useAnswer } from '../../services/platform/use-answer';
import { useRank } from '../../services/vip/rank';
import { arrangeLevels, type ShownLevel } from './arrange-levels';
import style from './rank-levels.module.css';

const askLevels = (manner: CallManner) => call(rankLevels, manner);

function Level({ level: { labelName, state, benefits } }: { readonly level: ShownLevel }) {
  const t = useText();
  const mark = state === 'ahead' ? '' : t(state === 'current' ? 'page.benefits.current' : 'page.benefits.reached');
  return (
    <li className={style.level} data-state={state} aria-current={state === 'current' || undefined}>
      <h3>
        {labelName}
        {mark !== '' && <span className={style.mark}>{mark}</span>}
      </h3>
      <dl className={style.benefits}>
        {benefits.map(({ title, detail }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{detail === '' ? '✓' : detail}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Every level and what it gives, the member's own marked (VIP-1). */
export function RankLevels() {
  const t = useText();
  const { level: own } = useRank();
  const answer = useAnswer(askLevels);
  return (
    <section>
      <h2>{t('page.benefits.levels')}</h2>
      <AnswerView answer={answer} isEmpty={({ levels }) => levels.length === 0} empty={t('page.benefits.empty')}>
        {({ levels }) => (
          <ol className={style.levels}>
            {arrangeLevels(levels, own).map((level) => (
              <Level key={level.labelId} level={level} />
            ))}
          </ol>
        )}
      </AnswerView>
    </section>
  );
}
