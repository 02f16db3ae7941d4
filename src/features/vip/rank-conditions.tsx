import { useQuery } from '@tanstack/react-query';
import { decideLinkTarget } from '../../base/link-target';
import type { RankCondition } from '../../contract/endpoints/site/vip';
import { ROUTES } from '../../contract/paths';
import { useTranslate } from '../../services/i18n/i18n';
import { useLinkRules } from '../../services/links/link-rules';
import { AppLink } from '../../services/navigation/app-link';
import { useQueryScope } from '../../services/queries/query-scope';
import { Fold } from '../../ui/list/fold';
import { Row, RowContent, RowList } from '../../ui/list/rows';
import rows from '../../ui/list/rows.module.css';
import { Icon } from '../../ui/media/icon';
import type { IconName } from '../../ui/media/icon-names';
import style from './rank-conditions.module.css';
import { rankProgressQuery } from './vip-queries';

/** Icon of the page on which a condition is met. */
const ICONS: ReadonlyMap<string, IconName> = new Map([
  [ROUTES.home.path, 'play'],
  [ROUTES.voucherCenter.path, 'wallet'],
  [ROUTES.addBankCard.path, 'bank'],
  [ROUTES.inviteFriends.path, 'invite'],
  [ROUTES.rewardCenter.path, 'gift'],
  [ROUTES.mallHome.path, 'shop'],
  [ROUTES.leaderBoard.path, 'trophy'],
]);

/**
 * Returns the conditions that have a title, since the platform may tell only their number; undefined until it has told
 * (VIP-1).
 */
export function useRankConditions(): readonly RankCondition[] | undefined {
  const { data } = useQuery(rankProgressQuery(useQueryScope()));
  return data?.value.currentProgress.conditions.filter(({ title }) => title !== '');
}

/** A condition that is not met yet, with the way to the page on which it is met. */
function OpenCondition({ condition: { title, link } }: { readonly condition: RankCondition }) {
  const t = useTranslate();
  const target = decideLinkTarget(link, useLinkRules());
  if (target.kind !== 'page') return <Row icon="crown" title={title} />;
  const way = (
    <span className={style.go}>
      {t('page.leader.go')}
      <Icon name="forward" size={20} directional />
    </span>
  );
  return (
    <li>
      <AppLink to={target.path} className={rows.row}>
        <RowContent icon={ICONS.get(target.path) ?? 'crown'} title={title} aside={way} />
      </AppLink>
    </li>
  );
}

/** The conditions of the next level: those that are left, each with a way to it, and folded, those that are met (VIP-1). */
export function RankConditions() {
  const t = useTranslate();
  const conditions = useRankConditions() ?? [];
  const left = conditions.filter(({ done }) => !done);
  const met = conditions.filter(({ done }) => done);
  if (conditions.length === 0) return null;
  return (
    <div className={style.conditions}>
      {left.length > 0 && (
        <RowList>
          {left.map((condition, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two conditions may have one title; a row has no state
            <OpenCondition key={index} condition={condition} />
          ))}
        </RowList>
      )}
      {met.length > 0 && (
        <Fold icon="check" title={t('page.leader.done')} aside={met.length}>
          <ul className={style.met}>
            {met.map(({ title }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two conditions may have one title; a row has no state
              <li key={index}>
                <bdi>{title}</bdi>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}
