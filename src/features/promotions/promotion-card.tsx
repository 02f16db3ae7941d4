import { ROUTES } from '../../contract/paths';
import { useI18n } from '../../services/i18n/i18n';
import { AppLink } from '../../services/navigation/app-link';
import type { Announcement } from '../../services/promotions/announcement-audience';
import { Badge } from '../../ui/feedback/badge';
import card from '../../ui/layout/card.module.css';
import type { ListPosition } from '../../ui/list/rows';
import { formatTimeUntil, type PromotionTime } from './decide-promotion-time';
import style from './promotion-card.module.css';
import { PromotionPicture } from './promotion-picture';

/** Path of a promotion's own page. */
export const promotionPath = (id: string) => `${ROUTES.activity.path}?id=${encodeURIComponent(id)}`;

interface PromotionTimeBadgeProps {
  readonly time: PromotionTime;
  /** The platform's time (epoch ms). */
  readonly now: number;
}

/** How long a promotion still runs, when it starts, or that it has ended; renders nothing if it runs without an end. */
export function PromotionTimeBadge({ time: { state, at }, now }: PromotionTimeBadgeProps) {
  const { t, language } = useI18n();
  if (state === 'ended') return <Badge>{t('activity.ended.tag')}</Badge>;
  if (at === undefined) return null;
  const time = formatTimeUntil(at, now, language.locale);
  return <Badge tone="highlight">{t(state === 'soon' ? 'activity.starts_in' : 'activity.ends_in', { time })}</Badge>;
}

interface PromotionCardProps extends PromotionTimeBadgeProps {
  readonly promotion: Announcement;
  /** Names of the promotion's categories. */
  readonly tags?: readonly string[];
  readonly position?: ListPosition;
}

/** A promotion in a list: its picture, title, time left and categories. Links to the promotion's own page. */
export function PromotionCard({ promotion, time, now, tags = [], position }: PromotionCardProps) {
  const { id, title, image } = promotion;
  return (
    <li {...position}>
      <AppLink to={promotionPath(id)} className={[card.card, style.promotion].join(' ')}>
        <PromotionPicture key={image} image={image} isEnded={time.state === 'ended'} />
        <span className={style.text}>
          <b>
            <bdi>{title}</bdi>
          </b>
          <span className={style.tags}>
            <PromotionTimeBadge time={time} now={now} />
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </span>
        </span>
      </AppLink>
    </li>
  );
}
