import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { htmlToPlainText } from '../../base/plain-text';
import type { PromotionFacts } from '../../contract/endpoints/site/promotion-facts';
import form from '../../services/forms/form.module.css';
import { useTranslate } from '../../services/i18n/i18n';
import type { Announcement } from '../../services/promotions/announcement-audience';
import { findPromotionActionLabel } from '../../services/promotions/promotion-action-label';
import { PromotionButton, PromotionRegisterLink } from '../../services/promotions/promotion-button';
import { useQueryScope } from '../../services/queries/query-scope';
import { useSession } from '../../services/session/session-store';
import type { ButtonVariant } from '../../ui/button/button';
import { Badge } from '../../ui/feedback/badge';
import { Card } from '../../ui/layout/card';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry';
import { decidePromotionTime, type PromotionTime } from './decide-promotion-time';
import { PromotionTimeBadge } from './promotion-card';
import { promotionCategoriesQuery } from './promotion-categories-query';
import style from './promotion-details.module.css';
import { usePromotionFacts } from './promotion-facts-query';
import { PromotionPicture } from './promotion-picture';

const RichText = lazyWithRetry(() => import('../../services/rich-text/rich-text'));

/** As many facts as stand side by side on a phone. */
const MAX_FACTS = 3;

interface PromotionDetailsProps {
  readonly promotion: Announcement;
  /** Renders the games with these node ids, as a lane that reaches the edges of the screen. */
  readonly renderGames: (nodeIds: readonly string[]) => ReactNode;
  /** Renders the way to these games, if the merchant offers some, and the other button with the look that is left. */
  readonly renderPlay: (nodeIds: readonly string[], renderOther: (look: ButtonVariant) => ReactNode) => ReactNode;
}

/** Whether playing comes before the target of a promotion: a reward is in its centre once games have earned it (LINK-2). */
const isPlayFirst = (redirect: string, hasSession: boolean, games: readonly string[]) =>
  hasSession && games.length > 0 && redirect.trim().toUpperCase() === 'REWARD_CENTER';

/**
 * A promotion below its title: picture, time left, sanitized content, facts, example, the games that count, terms, and its
 * button, which stays at the bottom of the screen and names its effect (LINK-1 type P, LINK-2). A promotion that has
 * ended is grey and has no button.
 */
export function PromotionDetails({ promotion, renderGames, renderPlay }: PromotionDetailsProps) {
  const { id, image, content, redirect, promoAnnouncementCategoryIds } = promotion;
  const { factsOf, now } = usePromotionFacts();
  const facts = factsOf(id);
  const time = decidePromotionTime(facts, now);
  const isEnded = time.state === 'ended';
  const hasSession = useSession(({ session }) => session !== undefined);
  const renderButton = (look: ButtonVariant) => (
    <PromotionButton item={promotion} label={findPromotionActionLabel(redirect)} look={look} offersAccount />
  );
  return (
    <>
      <article className={style.promotion}>
        <div className={style.hero} data-page-picture>
          <PromotionPicture key={image} image={image} isEnded={isEnded} />
        </div>
        <div className={style.tags}>
          <PromotionTimeBadge time={time} now={now} />
          <CategoryTags ids={promoAnnouncementCategoryIds} />
        </div>
        <Time time={time} />
        <div className={style.about}>
          <LazyBoundary fallback={<p>{htmlToPlainText(content)}</p>}>
            <RichText html={content} />
          </LazyBoundary>
          {facts && <Facts facts={facts} />}
        </div>
        {!isEnded && facts && facts.games.length > 0 && <div className={style.games}>{renderGames(facts.games)}</div>}
        {facts && <Terms terms={facts.terms} />}
        {!isEnded && <PromotionRegisterLink item={promotion} />}
      </article>
      {!isEnded && (
        <div className={[form.sticky, style.action].join(' ')}>
          {facts && isPlayFirst(redirect, hasSession, facts.games)
            ? renderPlay(facts.games, renderButton)
            : renderButton('primary')}
        </div>
      )}
    </>
  );
}

function Time({ time: { state, at } }: { readonly time: PromotionTime }) {
  const t = useTranslate();
  if (at === undefined) return null;
  const key = state === 'running' ? 'activity.ends' : state === 'soon' ? 'activity.starts' : 'activity.ended';
  return <p className={style.time}>{t(key, { moment: at })}</p>;
}

/** The terms of a promotion, folded. */
function Terms({ terms }: Pick<PromotionFacts, 'terms'>) {
  const t = useTranslate();
  if (terms.length === 0) return null;
  return (
    <Card flush className={style.terms}>
      <details>
        <summary>{t('page.activity.terms')}</summary>
        <ul dir="auto">
          {[...new Set(terms)].map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

/** The facts of a promotion and its example. */
function Facts({ facts: { facts, example } }: { readonly facts: PromotionFacts }) {
  const t = useTranslate();
  const shown = facts.filter(({ name, value }) => name !== '' && value !== '').slice(0, MAX_FACTS);
  return (
    <>
      {shown.length > 0 && (
        <Card as="dl" flush className={style.facts}>
          {shown.map(({ name, value }) => (
            <div key={name}>
              <dt dir="auto">{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </Card>
      )}
      {example !== '' && (
        <Card as="section" tone="tinted">
          <h3>{t('page.activity.example')}</h3>
          <p dir="auto">{example}</p>
        </Card>
      )}
    </>
  );
}

/** Names of the promotion's categories; renders nothing until they have loaded, or if there are none. */
function CategoryTags({ ids }: { readonly ids: readonly string[] }) {
  const { data } = useQuery(promotionCategoriesQuery(useQueryScope()));
  const categories = data?.value.categories.filter(({ id }) => ids.includes(id)) ?? [];
  return categories.map(({ id, name }) => <Badge key={id}>{name}</Badge>);
}
