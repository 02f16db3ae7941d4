import type { ReactNode } from 'react';
import { createDateFormat } from '../../services/i18n/date-format';
import { useI18n } from '../../services/i18n/i18n';
import { isAgentType } from '../../services/referral/decide-invite-target';
import { useMember } from '../../services/session/member';
import { useSession } from '../../services/session/session-store';
import { useRank } from '../../services/vip/rank';
import { Badge } from '../../ui/feedback/badge';
import { Card } from '../../ui/layout/card';
import { Avatar } from '../../ui/media/avatar';
import style from './member-card.module.css';

interface MemberCardProps {
  /** Progress towards the next rank, 0 to 1, drawn around the avatar; undefined until it is known. */
  readonly progress: number | undefined;
  /** The member's balance, shown at the end of the card. */
  readonly children: ReactNode;
}

/** Card of the signed-in member: avatar with VIP progress ring, name, rank, type, registration date and balance. */
export function MemberCard({ progress, children }: MemberCardProps) {
  const { t, language } = useI18n();
  const session = useSession((state) => state.session);
  const member = useMember((state) => state.member);
  const type = session?.type ?? -1;
  const { label } = useRank();
  const name = member?.userName || session?.userName || '';
  const since = member?.regDate ?? 0;
  const kind = isAgentType(type) ? t('account.type.agent') : type === 4 && t('account.type.restricted');
  const sinceDate = createDateFormat(language.locale, { dateStyle: 'medium' }).format(since);
  const details = [kind, since > 0 && `${t('account.since')} ${sinceDate}`].filter(Boolean).join(' · ');
  return (
    <Card as="section" tone="feature" className={style.card}>
      <div className={style.member}>
        <Avatar name={name} ring={progress} />
        <div className={style.who}>
          <h2>
            <bdi>{name}</bdi>
            {label !== '' && <Badge tone="highlight">{label}</Badge>}
          </h2>
          <p>{details || t('account.type.member')}</p>
        </div>
      </div>
      {children}
    </Card>
  );
}
