import { useI18n } from '../../services/i18n/i18n';
import { LanguageSelect, useLanguageChoice } from '../../services/i18n/language-select';
import { isAgent } from '../../services/referral/decide-referral';
import { useMember } from '../../services/session/member';
import { useSession } from '../../services/session/session-store';
import { useRank } from '../../services/vip/rank';
import { Row, Rows } from '../../ui/rows';
import style from './member-card.module.css';

/** Who is signed in: name, kind of member, VIP label, since when, and the language spoken, which can be changed here. */
export function MemberCard() {
  const { t, language } = useI18n();
  const session = useSession((state) => state.session);
  const member = useMember((state) => state.member);
  const choice = useLanguageChoice();
  const type = session?.type ?? -1;
  const { label } = useRank();
  const since = member?.regDate ?? 0;
  const kind = isAgent(type)
    ? t('account.type.agent')
    : t(type === 4 ? 'account.type.restricted' : 'account.type.member');
  return (
    <section className={style.card}>
      <h2>
        <bdi>{member?.userName ?? session?.userName}</bdi>
        {label !== '' && <span className={style.label}>{label}</span>}
      </h2>
      <Rows>
        <Row title={t('account.type')} aside={kind} />
        {since > 0 && (
          <Row
            title={t('account.since')}
            aside={new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium' }).format(since)}
          />
        )}
        <Row
          title={t('account.language')}
          aside={choice.length > 0 ? <LanguageSelect className={style.language} /> : language.name}
        />
      </Rows>
    </section>
  );
}
