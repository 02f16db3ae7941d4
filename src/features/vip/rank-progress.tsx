import type { CallManner } from '../../api/call';
import { rankProgress } from '../../contract/endpoints/promotion';
import { useText } from '../../services/i18n/i18n';
import { AnswerView } from '../../services/platform/answer-view';
import { call } from '../../services/platform/platform';
import { useAnswer } from '../../services/platform/use-answer';
import { useMember } from '../../services/session/member';
import { ProgressBar } from '../../ui/progress-bar';
import { decideRankProgress, type RankProgress as Progress } from './decide-rank-progress';

const askProgress = (manner: CallManner) => call(rankProgress, manner);

function ProgressLine({ progress }: { readonly progress: Progress }) {
  const t = useText();
  const { ratio, done, expected, isTop } = progress;
  return (
    <ProgressBar ratio={ratio} label={t(isTop ? 'page.benefits.top' : 'page.benefits.progress', { done, expected })} />
  );
}

/** The member's label, and how far the next one is (VIP-1). */
export function RankProgress() {
  const t = useText();
  const label = useMember(({ member }) => member?.clubLabel.labelName ?? '');
  const answer = useAnswer(askProgress);
  return (
    <>
      {label !== '' && <h2>{label}</h2>}
      <AnswerView answer={answer} rows={1}>
        {(value) => <ProgressLine progress={decideRankProgress(value)} />}
      </AnswerView>
      {label === '' && <p>{t('page.benefits.none')}</p>}
    </>
  );
}
