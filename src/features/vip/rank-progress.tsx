import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../services/i18n/i18n';
import { useQueryScope } from '../../services/queries/query-scope';
import { QueryView } from '../../services/queries/query-view';
import { useMember } from '../../services/session/member';
import { ProgressBar } from '../../ui/feedback/progress-bar';
import { Card } from '../../ui/layout/card';
import { Icon } from '../../ui/media/icon';
import style from './rank-progress.module.css';
import { type RankProgressSummary, summarizeRankProgress } from './summarize-rank-progress';
import { rankProgressQuery } from './vip-queries';

/**
 * Maximum number of segments of the progress bar; if there are more conditions, the bar is not divided, because the
 * segments would be too short to count.
 */
const MAX_SEGMENTS = 12;

/** The progress towards the next rank as a labelled bar, with a segment for each condition (VIP-1). */
export function RankProgressBar({ progress }: { readonly progress: RankProgressSummary }) {
  const t = useTranslate();
  const { ratio, done, expected, isTop } = progress;
  return (
    <ProgressBar
      ratio={ratio}
      segments={isTop || expected > MAX_SEGMENTS ? 1 : expected}
      label={t(isTop ? 'page.benefits.top' : 'page.benefits.progress', { done, expected })}
    />
  );
}

/** Fetches and shows the progress towards the next rank. */
function NextRankProgress() {
  const query = useQuery(rankProgressQuery(useQueryScope()));
  return (
    <QueryView query={query} rows={1}>
      {(value) => <RankProgressBar progress={summarizeRankProgress(value)} />}
    </QueryView>
  );
}

/**
 * Card on the account page with the progress towards the next rank; renders nothing until the member's data has
 * loaded (VIP-1).
 */
export function RankProgressCard() {
  const hasMember = useMember(({ member }) => member !== undefined);
  if (!hasMember) return null;
  return (
    <Card className={style.summary}>
      <span className={style.medal}>
        <Icon name="crown" size={28} />
      </span>
      <div>
        <NextRankProgress />
      </div>
    </Card>
  );
}

/** Returns the member's progress towards the next rank, 0 to 1; undefined until it is known (VIP-1). */
export function useRankProgressRatio(): number | undefined {
  const hasMember = useMember(({ member }) => member !== undefined);
  const { data } = useQuery({ ...rankProgressQuery(useQueryScope()), enabled: hasMember });
  return data && summarizeRankProgress(data.value).ratio;
}
