import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../../services/i18n/i18n';
import { useQueryScope } from '../../services/queries/query-scope';
import { QueryView } from '../../services/queries/query-view';
import { useRank } from '../../services/vip/rank';
import { Badge } from '../../ui/feedback/badge';
import { Card } from '../../ui/layout/card';
import { Icon } from '../../ui/media/icon';
import '../../ui/styles/metals.css';
import { findNextLevel } from './next-level';
import { NextLevelCard } from './next-level-card';
import { buildRankLevelRows, computeMetallicColorNumber, type RankLevelRow } from './rank-level-rows';
import style from './rank-levels.module.css';
import { rankLevelsQuery, rankProgressQuery } from './vip-queries';

interface LevelProps {
  readonly level: RankLevelRow;
  readonly metal: number;
  /** Titles of the benefits of all levels, so that every card has the same rows. */
  readonly titles: readonly string[];
}

function Level({ level: { labelName, state, benefits }, metal, titles }: LevelProps) {
  const t = useTranslate();
  const stateLabel =
    state === 'ahead' ? '' : t(state === 'current' ? 'page.benefits.current' : 'page.benefits.reached');
  return (
    <Card
      as="li"
      flush
      className={style.level}
      data-state={state}
      data-metal={metal}
      aria-current={state === 'current' || undefined}
    >
      <h3>
        <Icon name={state === 'ahead' ? 'lock' : 'crown'} />
        <span className={style.name}>{labelName}</span>
        {stateLabel !== '' && <Badge tone={state === 'current' ? 'accent' : 'quiet'}>{stateLabel}</Badge>}
      </h3>
      <dl className={style.benefits}>
        {titles.map((title) => {
          const detail = benefits.find((benefit) => benefit.title === title)?.detail;
          return (
            <div key={title} data-missing={detail === undefined || undefined}>
              <dt>{title}</dt>
              <dd>
                {detail === undefined && '–'}
                {detail === '' && '✓'}
                {detail && <bdi>{detail}</bdi>}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}

/** The levels in a horizontally scrolling row. The member's level is in its middle as soon as it is known. */
function LevelRow({ rows }: { readonly rows: readonly RankLevelRow[] }) {
  const t = useTranslate();
  const ref = useRef<HTMLDivElement>(null);
  const current = rows.findIndex(({ state }) => state === 'current');
  const titles = [...new Set(rows.flatMap(({ benefits }) => benefits.map(({ title }) => title)))];
  useLayoutEffect(() => {
    const row = ref.current;
    const level = row?.querySelectorAll<HTMLElement>('li')[current];
    if (!row || !level) return;
    // Another width, as of a turned phone, clamps the position: the level has to be centred again.
    const observer = new ResizeObserver(() => {
      row.scrollLeft = level.offsetLeft - row.offsetLeft - (row.clientWidth - level.clientWidth) / 2;
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [current]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      className={style.row}
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the row is scrolled with the keys
      tabIndex={0}
      role="group"
      aria-label={t('page.benefits.levels')}
    >
      <ol className={style.levels}>
        {rows.map((level, index) => (
          <Level
            key={level.labelId}
            level={level}
            metal={computeMetallicColorNumber(index, rows.length)}
            titles={titles}
          />
        ))}
      </ol>
    </div>
  );
}

/**
 * Shows the benefits of the next level, and all levels with their benefits; the member's current level is marked
 * (VIP-1).
 */
export function RankLevels() {
  const t = useTranslate();
  const { level: currentLevel } = useRank();
  const scope = useQueryScope();
  const query = useQuery(rankLevelsQuery(scope));
  const { data: progress } = useQuery(rankProgressQuery(scope));
  const title = <h2>{t('page.benefits.levels')}</h2>;
  return (
    <>
      {query.isPending && title}
      <QueryView query={query} isEmpty={({ levels }) => levels.length === 0} empty={t('page.benefits.empty')}>
        {({ levels }) => {
          const rows = buildRankLevelRows(levels, currentLevel);
          const next = findNextLevel(rows, progress?.value.playerRankProgress.labelId);
          return (
            <>
              {next && <NextLevelCard rows={rows} next={next} />}
              <section>
                {title}
                <LevelRow rows={rows} />
              </section>
            </>
          );
        }}
      </QueryView>
    </>
  );
}
