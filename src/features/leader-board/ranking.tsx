import type { CallManner } from '../../api/call';
import type { AnswerOf } from '../../contract/endpoint';
import { leaderBoard, type Period, type Ranked } from '../../contract/endpoints/leader-board';
import { useI18n, useText } from '../../services/i18n/i18n';
import { AnswerView } from '../../services/platform/answer-view';
import { call } from '../../services/platform/platform';
import { useAnswer } from '../../services/platform/use-answer';
import { Message } from '../../ui/message';
import { arrangeRanking } from './arrange-ranking';
import style from './ranking.module.css';

function Place({ ranked: { place, name, score, prize, own } }: { readonly ranked: Ranked }) {
  const { t, language } = useI18n();
  const points = new Intl.NumberFormat(language.locale).format(score);
  return (
    <>
      <span className={style.place} role="img" aria-label={t('page.leader.place', { place })}>
        {place}
      </span>
      <span className={style.who}>
        <bdi>{name}</bdi>
        {own && <span className={style.you}>{t('page.leader.you')}</span>}
        {prize !== '' && <small>{t('page.leader.prize', { prize })}</small>}
      </span>
      <span className={style.score}>{t('page.leader.score', { score: points })}</span>
    </>
  );
}

function Places({ answer }: { readonly answer: AnswerOf<typeof leaderBoard> }) {
  const { t, language } = useI18n();
  const { places, below, isPlaced } = arrangeRanking(answer);
  const format = new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      {answer.endsAt > 0 && (
        <p className={style.ends}>{t('page.leader.ends', { moment: format.format(answer.endsAt) })}</p>
      )}
      <ol className={style.places} aria-label={t('page.leader.ranking')}>
        {places.map((ranked) => (
          <li key={`${ranked.place} ${ranked.name}`} aria-current={ranked.own || undefined}>
            <Place ranked={ranked} />
          </li>
        ))}
      </ol>
      {below && (
        <section aria-label={t('page.leader.own')}>
          <div className={style.own}>
            <Place ranked={below} />
          </div>
        </section>
      )}
      {!isPlaced && <Message tone="quiet">{t('page.leader.unplaced')}</Message>}
    </>
  );
}

const askFor = (period: Period) => (manner: CallManner) => call(leaderBoard, { ...manner, query: { period } });
/** One question a period: by it what was had is found again (OFF-2). */
const ASK = { DAY: askFor('DAY'), WEEK: askFor('WEEK'), MONTH: askFor('MONTH') } satisfies Record<Period, unknown>;

/** The ranking of a period; asked for anew each time it is chosen, because it never stands still. */
export function Ranking({ period }: { readonly period: Period }) {
  const t = useText();
  const answer = useAnswer(ASK[period]);
  return (
    <AnswerView answer={answer} rows={6} isEmpty={({ list }) => list.length === 0} empty={t('page.leader.empty')}>
      {(value) => <Places answer={value} />}
    </AnswerView>
  );
}
