import { useTranslate } from '../../services/i18n/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Card } from '../../ui/layout/card';
import { Icon } from '../../ui/media/icon';
import '../../ui/styles/metals.css';
import { type ComparedBenefit, compareBenefits } from './next-level';
import style from './next-level-card.module.css';
import { computeMetallicColorNumber, type RankLevelRow } from './rank-level-rows';

function BenefitRow({ benefit: { title, detail, currentDetail, change } }: { readonly benefit: ComparedBenefit }) {
  const t = useTranslate();
  return (
    <div>
      <dt>
        <bdi>{title}</bdi>
        {change === 'changed' && currentDetail && <small>{t('page.benefits.now', { detail: currentDetail })}</small>}
      </dt>
      <dd data-change={change}>
        {change === 'new' && <Badge tone="highlight">{t('page.benefits.new')}</Badge>}
        {detail === '' ? <Icon name="check" size={20} /> : <bdi>{detail}</bdi>}
      </dd>
    </div>
  );
}

interface NextLevelCardProps {
  readonly rows: readonly RankLevelRow[];
  readonly next: RankLevelRow;
}

/** Card with the benefits of the next level, each beside the same benefit of the current level (VIP-1). */
export function NextLevelCard({ rows, next }: NextLevelCardProps) {
  const t = useTranslate();
  const current = rows.find(({ state }) => state === 'current');
  const benefits = compareBenefits(current?.benefits ?? [], next.benefits);
  if (benefits.length === 0) return null;
  return (
    <Card
      as="section"
      flush
      className={style.card}
      data-metal={computeMetallicColorNumber(rows.indexOf(next), rows.length)}
    >
      <h2>{t('page.benefits.with', { level: next.labelName })}</h2>
      <dl className={style.benefits}>
        {benefits.map((benefit) => (
          <BenefitRow key={benefit.title} benefit={benefit} />
        ))}
      </dl>
    </Card>
  );
}
