import { ROUTES } from '../../contract/paths';
import { useTranslate } from '../../services/i18n/i18n';
import { LinkRow } from '../../services/navigation/link-row';
import { QueryView } from '../../services/queries/query-view';
import { useAvailablePromotions } from '../../services/referral/available-promotions-query';
import { Row, Rows } from '../../ui/list/rows';

/** Available rewards: for installing the app and for inviting friends (LINK-3). */
export function RewardList() {
  const t = useTranslate();
  const query = useAvailablePromotions();
  return (
    <QueryView
      query={query}
      isEmpty={(rewards) => !rewards.APP_DOWNLOAD.enabled && !rewards.REFERRAL.enabled}
      empty={t('page.rewards.empty')}
    >
      {({ APP_DOWNLOAD: app, REFERRAL: referral }) => (
        <Rows>
          {app.enabled && <Row title={t('page.rewards.app')} detail={t('page.rewards.count', { number: app.count })} />}
          {referral.enabled && (
            <LinkRow
              to={ROUTES.inviteFriends.path}
              title={t('page.invite.title')}
              detail={t('page.rewards.count', { number: referral.count })}
            />
          )}
        </Rows>
      )}
    </QueryView>
  );
}
