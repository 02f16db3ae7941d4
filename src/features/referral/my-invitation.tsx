import { useQuery } from '@tanstack/react-query';
import { referralInfo } from '../../contract/endpoints/account/referral';
import { useTranslate } from '../../services/i18n/i18n';
import { createPlatformQueryOptions } from '../../services/queries/platform-query';
import type { QueryScope } from '../../services/queries/query-scope';
import { useQueryScope } from '../../services/queries/query-scope';
import { QueryView } from '../../services/queries/query-view';
import { buildInviteLink } from '../../services/referral/decide-invite-target';
import { Message } from '../../ui/feedback/message';
import { InviteCard } from './invite-card';
import { ReferralCounts } from './referral-counts';

/** Query options for the member's invitation code and counts, fetched each time they are shown (LINK-3). */
const referralQuery = (scope: QueryScope) => createPlatformQueryOptions(scope, referralInfo, { staleTime: 0 });

interface MyInvitationProps {
  /** Number of available rewards for inviting; undefined if unknown. */
  readonly rewards?: number | undefined;
  /** Whether inviting is the main action of the page. */
  readonly isMain?: boolean;
}

/**
 * The member's invitation link, and the counts of invited friends (LINK-3).
 */
export function MyInvitation({ rewards, isMain = true }: MyInvitationProps) {
  const t = useTranslate();
  const query = useQuery(referralQuery(useQueryScope()));
  return (
    <QueryView query={query} rows={5}>
      {({ code, registered, deposited }) => {
        const link = buildInviteLink(code, location.origin);
        return (
          <>
            {link === undefined ? (
              <Message tone="quiet">{t('page.invite.none')}</Message>
            ) : (
              <InviteCard key={link} link={link} isMain={isMain} />
            )}
            <ReferralCounts registered={registered} deposited={deposited} rewards={rewards} />
          </>
        );
      }}
    </QueryView>
  );
}
