import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../services/i18n/i18n';
import { useQueryScope } from '../../services/queries/query-scope';
import { QueryView } from '../../services/queries/query-view';
import { useRank } from '../../services/vip/rank';
import { Card } from '../../ui/layout/card';
import { Icon } from '../../ui/media/icon';
import '../../ui/styles/metals.css';
import { findNextLevel } from './next-level';
import style from './rank-hero.module.css';
import { buildRankLevelRows, computeMetallicColorNumber, type RankLevelRow } from './rank-level-rows';
import { RankProgressBar } from './rank-progress';
import { summarizeRankProgress } from './summarize-rank-progress';
import { rankLevelsQuery, rankProgressQuery } from './vip-queries';

/**
 * Shows the VIP levels as a row of dots, each in the metallic colour of its level. The names of the levels are in the
 * list further down the page.
 */
function Ladder({ rows }: { readonly rows: readonly RankLevelRow[] }) {
  return (
    <div className={style.ladder} aria-hidden="true">
      {rows.map(({ labelId, state }, index) => (
        <span key={labelId} data-state={state} data-metal={computeMetallicColorNumber(index, rows.length)} />
      ))}
    </div>
  );
}

/**
 * Membership card with the member's VIP level, a medal in the metallic colour of that level, the position of the
 * level among all levels, and the progress to the next level (VIP-1).
 */
export function RankHero() {
  const t = useTranslate();
  const { label, level, hasBenefits } = useRank();
  const { data } = useQuery({ ...rankLevelsQuery(useQueryScope()), enabled: hasBenefits });
  const rows = data ? buildRankLevelRows(data.value.levels, level) : [];
  const index = rows.findIndex(({ state }) => state === 'current');
  return (
    <Card as="section" tone="feature" className={style.hero}>
      <span className={style.medal} data-metal={index < 0 ? undefined : computeMetallicColorNumber(index, rows.length)}>
        <Icon name="crown" size={28} />
      </span>
      <div className={style.rank}>
        <small>{t('page.benefits.current')}</small>
        {label === '' ? <p>{t('page.benefits.none')}</p> : <h2>{label}</h2>}
      </div>
      {rows.length > 1 && <Ladder rows={rows} />}
      <NextRankProgress rows={rows} />
    </Card>
  );
}

/** Fetches and shows the progress towards the next rank, and how many conditions are left. */
function NextRankProgress({ rows }: { readonly rows: readonly RankLevelRow[] }) {
  const t = useTranslate();
  const query = useQuery(rankProgressQuery(useQueryScope()));
  return (
    <div className={style.next}>
      <QueryView query={query} rows={1}>
        {(value) => {
          const progress = summarizeRankProgress(value);
          const left = progress.isTop ? 0 : progress.expected - progress.done;
          const level = findNextLevel(rows, value.playerRankProgress.labelId)?.labelName ?? '';
          return (
            <div className={style.bar}>
              <RankProgressBar progress={progress} />
              {left > 0 && level !== '' && (
                <p className={style.left}>{t('page.benefits.left', { count: left, level })}</p>
              )}
            </div>
          );
        }}
      </QueryView>
    </div>
  );
}
