import { type ReactNode, useId } from 'react';
import type { DocumentCheckState } from '../../contract/document-check';
import { ROUTES } from '../../contract/paths';
import { useI18n, useTranslate } from '../../services/i18n/i18n';
import { LanguageSelect, useSelectableLanguages } from '../../services/language/language-select';
import { useOfferedPages } from '../../services/merchant/page-needs';
import { LinkRow } from '../../services/navigation/link-row';
import { useSession } from '../../services/session/session-store';
import { ConsentChoices } from '../../services/tracking/consent-choices';
import { useRank } from '../../services/vip/rank';
import { Row, RowList } from '../../ui/list/rows';
import { Icon } from '../../ui/media/icon';
import { type AccountLinkGroup, getAccountPageLinks } from './account-links';
import style from './account-menu.module.css';

interface GroupProps {
  readonly name: AccountLinkGroup;
  /** ISO 4217 code of the balance; empty until it is known. */
  readonly currency: string;
  /** Whether it is time to review the limits of play (SAFE-2.16). */
  readonly limitReviewDue?: boolean | undefined;
  /** State of the check of documents; undefined if it is unknown. Its row is left out if nothing is asked for. */
  readonly documents?: DocumentCheckState | undefined;
  /** Additional rows below the links. */
  readonly children?: ReactNode;
}

/** A card of links with a title; renders nothing if it has no rows. */
function Group({ name, currency, limitReviewDue, documents, children }: GroupProps) {
  const t = useTranslate();
  const titleId = useId();
  const type = useSession(({ session }) => session?.type ?? -1);
  const { hasBenefits } = useRank();
  const links = getAccountPageLinks(name, { type, currency, hasBenefits }, useOfferedPages()).filter(
    ({ to }) => documents !== 'NONE' || to !== ROUTES.memberDocuments.path,
  );
  const details: Readonly<Partial<Record<string, string>>> = {
    ...(documents && { [ROUTES.memberDocuments.path]: t(`documents.state.${documents}`) }),
    ...(limitReviewDue && { [ROUTES.memberLimits.path]: t('limits.review') }),
  };
  if (links.length === 0 && children === undefined) return null;
  return (
    <section aria-labelledby={titleId} className={style.group}>
      <h3 id={titleId} className={style.title}>
        {t(`account.group.${name}`)}
      </h3>
      <RowList>
        {links.map(({ to, title, icon }) => (
          <LinkRow key={to} to={to} title={t(title)} icon={icon} detail={details[to]} />
        ))}
        {children}
      </RowList>
    </section>
  );
}

/** Row with the current language. If the merchant offers several, a press anywhere on it opens the list of them. */
function LanguageRow() {
  const { t, language } = useI18n();
  const hasChoice = useSelectableLanguages().length > 0;
  return (
    <Row
      icon="globe"
      title={t('account.language')}
      aside={
        <>
          {hasChoice && <LanguageSelect className={style.language} />}
          {/* The select says it, too. */}
          <span aria-hidden={hasChoice || undefined}>{language.name}</span>
          {hasChoice && <Icon name="forward" size={20} directional />}
        </>
      }
    />
  );
}

interface AccountMenuProps {
  /** ISO 4217 code of the balance; empty until it is known. */
  readonly currency: string;
  /** Whether it is time to review the limits of play. */
  readonly limitReviewDue?: boolean | undefined;
  /** State of the check of documents; undefined if it is unknown. */
  readonly documents?: DocumentCheckState | undefined;
  /** Rows that offer to install the native app and the web app. */
  readonly installation: ReactNode;
  /** Row that opens the notification settings. */
  readonly notifications: ReactNode;
  /** Row that opens the chat with customer service. */
  readonly chat: ReactNode;
}

/** Navigation of the account page: rows in three groups, for money, rewards and settings. */
export function AccountMenu({
  currency,
  limitReviewDue,
  documents,
  installation,
  notifications,
  chat,
}: AccountMenuProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t('account.menu')}>
      <Group name="money" currency={currency} />
      <Group name="club" currency={currency} />
      <Group name="settings" currency={currency} limitReviewDue={limitReviewDue} documents={documents}>
        <LanguageRow />
        {installation}
        {notifications}
        {chat}
        <Row
          title={
            <div className={style.consent}>
              <ConsentChoices />
            </div>
          }
        />
      </Group>
    </nav>
  );
}
