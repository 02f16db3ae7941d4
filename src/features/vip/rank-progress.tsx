import type { CallManner } from '../../api/call';
import { rankProgress } from '../../contract/endpoints/promotion';
import { useText } from '../../services/i18n/i18n';
import { AnswerView } from '../../services/platform/answer-view';
import { call } from '../../services/platform/platform';
import { useAnswer } from '../../services/platform/use-answer';
import { useRank } from '../../services/vip/rank';
import { ProgressBar } from '../../ui/progress-bar';
import { decideRankProgress, type RankProgress as Progress } from './decide-rank-progress';

/** Every game played may move it: it is never shown from an earlier answer unmarked. */
const askProgress = (manner: CallManner) => call(rankProgress, { ...manner, fresh: true });

function ProgressLine({ progress }: { readonly progress: Progress }) {
  const t = useText();
  const { ratio, done, expected, isTop } = progress;
  return (
    <ProgressBar ratio={ratio} label={t(isTop ? 'page.benefits.top' : 'page.benefits.progress', { done, expected })} />
  );
}

/** The member's label, and how far the next one is (VIP-1). Without a label there is no level to be told of. */
export function RankProgress() {
  const t = useText();
  const { label } = useRank();
  if (label === '') return <p>{t('page.benefits.none')}</p>;
  return (
    <>
      <h2>{label}</h2>
      <LabelProgress />
    </>
  );
}

/** How far the next label is; asks for it. */
export function LabelProgress() {
  const answer = useAnswer(askProgress);
  return (
    <AnswerView answer={answer} rows={1}>
      {(value) => <ProgressLine progress={decideRankProgress(value)} />}
    </AnswerView>
  );
}
