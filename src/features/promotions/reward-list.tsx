import { ROUTES } from '../../contract/paths';
import { useText } from '../../services/i18n/i18n';
import { LinkRow } from '../../services/navigation/link-row';
import { AnswerView } from '../../services/platform/answer-view';
import { useAnswer } from '../../services/platform/use-answer';
import { askPromotions } from '../../services/referral/ask-promotions';
import { Row, Rows } from '../../ui/rows';

/** The rewards on offer: for the app, and for inviting friends (LINK-3). */
export function RewardList() {
  const t = useText();
  const answer = useAnswer(askPromotions);
  return (
    <AnswerView
      answer={answer}
      isEmpty={(offer) => !offer.APP_DOWNLOAD.enabled && !offer.REFERRAL.enabled}
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
    </AnswerView>
  );
}
