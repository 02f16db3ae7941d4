import { useText } from '../../services/i18n/i18n';
import { AnswerView } from '../../services/platform/answer-view';
import { useAnswer } from '../../services/platform/use-answer';
import { inviteLink } from '../../services/referral/invite-link';
import { Message } from '../../ui/message';
import { InviteCard } from './invite-card';
import { askReferral } from './questions';
import { ReferralCounts } from './referral-counts';

/** The member's own link and what came of it (LINK-3). @param rewards on offer for inviting */
export function OwnInvitation({ rewards }: { readonly rewards?: number | undefined }) {
  const t = useText();
  const answer = useAnswer(askReferral);
  return (
    <AnswerView answer={answer} rows={5}>
      {({ code, registered, deposited }) => {
        const link = inviteLink(code, location.origin);
        return (
          <>
            {link === undefined ? (
              <Message tone="quiet">{t('page.invite.none')}</Message>
            ) : (
              <InviteCard key={link} link={link} />
            )}
            <ReferralCounts registered={registered} deposited={deposited} rewards={rewards} />
          </>
        );
      }}
    </AnswerView>
  );
}
