import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../services/i18n/i18n';
import { useQueryScope } from '../../services/queries/query-scope';
import { QueryView } from '../../services/queries/query-view';
import { useRank } from '../../services/vip/rank';
import { Badge } from '../../ui/feedback/badge';
import { Card } from '../../ui/layout/card';
import { type RankLevelRow, rankLevelRows } from './rank-level-rows';
import style from './rank-levels.module.css';
import { rankLevelsQuery } from './vip-queries';

function Level({ level: { labelName, state, benefits } }: { readonly level: RankLevelRow }) {
  const t = useTranslate();
  const stateLabel =
    state === 'ahead' ? '' : t(state === 'current' ? 'page.benefits.current' : 'page.benefits.reached');
  return (
    <Card as="li" className={style.level} data-state={state} aria-current={state === 'current' || undefined}>
      <h3>
        {labelName}
        {stateLabel !== '' && <Badge tone={state === 'current' ? 'accent' : 'quiet'}>{stateLabel}</Badge>}
      </h3>
      <dl className={style.benefits}>
        {benefits.map(({ title, detail }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{detail === '' ? '✓' : detail}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** All levels with their benefits; the member's current level is marked (VIP-1). */
export function RankLevels() {
  const t = useTranslate();
  const { level: currentLevel } = useRank();
  const query = useQuery(rankLevelsQuery(useQueryScope()));
  return (
    <section>
      <h2>{t('page.benefits.levels')}</h2>
      <QueryView query={query} isEmpty={({ levels }) => levels.length === 0} empty={t('page.benefits.empty')}>
        {({ levels }) => (
          <ol className={style.levels}>
            {rankLevelRows(levels, currentLevel).map((level) => (
              <Level key={level.labelId} level={level} />
            ))}
          </ol>
        )}
      </QueryView>
    </section>
  );
}
