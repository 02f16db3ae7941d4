import { useQuery } from '@tanstack/react-query';
import { type Redemption, redemptions } from '../../contract/endpoints/money/rewards';
import { createDateFormat } from '../../services/i18n/date-format';
import { useI18n } from '../../services/i18n/i18n';
import { createPlatformQueryOptions } from '../../services/queries/platform-query';
import { useQueryScope } from '../../services/queries/query-scope';
import { QueryView } from '../../services/queries/query-view';
import { Badge } from '../../ui/feedback/badge';
import { type ListPosition, Row, RowList } from '../../ui/list/rows';
import { ShownListItems } from '../../ui/list/use-shown-items';

/** Returns the query of the member's redemptions. */
export const redemptionsQuery = (scope: ReturnType<typeof useQueryScope>) =>
  createPlatformQueryOptions(scope, redemptions, { staleTime: 0 });

/** What the member has redeemed, with code, date and state, newest first (MEM-1). */
export function RedemptionList() {
  const { t } = useI18n();
  const query = useQuery(redemptionsQuery(useQueryScope()));
  return (
    <>
      <h2 id="redemptions">{t('market.redemptions')}</h2>
      <QueryView query={query} isEmpty={({ list }) => list.length === 0} empty={t('market.redemptions.empty')}>
        {({ list }) => (
          <RowList label={t('market.redemptions')}>
            <ShownListItems items={list}>
              {(redemption, position) => (
                <RedemptionRow key={redemption.id} redemption={redemption} position={position} />
              )}
            </ShownListItems>
          </RowList>
        )}
      </QueryView>
    </>
  );
}

/** Returns the code, the price and the date of a redemption as texts, without those that are unknown. */
function useRedemptionDetails({ code, points, createdAt }: Redemption): string {
  const { t, language } = useI18n();
  const date = createDateFormat(language.locale, { dateStyle: 'medium' }).format(createdAt);
  const details = [
    ...(code === '' ? [] : [t('market.redemption.code', { code })]),
    t('market.price', { count: points }),
    ...(createdAt > 0 ? [date] : []),
  ];
  return details.join(' · ');
}

const StateBadge = ({ state }: Pick<Redemption, 'state'>) => {
  const { t } = useI18n();
  return (
    <Badge tone={state === 'DELIVERED' || state === 'CANCELLED' ? 'quiet' : 'accent'}>
      {t(`market.redemption.${state}`)}
    </Badge>
  );
};

interface RedemptionRowProps {
  readonly redemption: Redemption;
  readonly position?: ListPosition;
}

/** A redemption as a row of a list. */
function RedemptionRow({ redemption, position }: RedemptionRowProps) {
  const { isVoucher, title, state } = redemption;
  return (
    <Row
      position={position}
      icon={isVoucher ? 'gift' : 'shop'}
      title={title}
      detail={useRedemptionDetails(redemption)}
      aside={<StateBadge state={state} />}
    />
  );
}

/** What a redemption is found by later: its code, date and state. */
export function RedemptionFacts({ redemption }: { readonly redemption: Redemption }) {
  return (
    <>
      <p>{useRedemptionDetails(redemption)}</p>
      <p>
        <StateBadge state={redemption.state} />
      </p>
    </>
  );
}
