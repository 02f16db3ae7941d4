import { type RefObject, useEffect, useRef } from 'react';
import { systemClock } from '../../base/clock';
import type { BlockedAction, DocumentCheck } from '../../contract/endpoints/account/document-check';
import type { TranslationKey } from '../../services/i18n/catalogue';
import { createDateFormat } from '../../services/i18n/date-format';
import { useI18n } from '../../services/i18n/i18n';
import { getPlatformTime } from '../../services/platform/platform-time';
import { QueryView } from '../../services/queries/query-view';
import { UnconfirmedRequestCard } from '../../services/submissions/unconfirmed-request-card';
import { ContactButton } from '../../services/support/ui/contact-button';
import { ProgressBar } from '../../ui/feedback/progress-bar';
import { Card } from '../../ui/layout/card';
import { type DocumentsView, decideDocumentsView } from './decide-documents-view';
import { DocumentForm } from './document-form';
import style from './documents.module.css';
import { useDocumentCheck } from './use-document-check';

const ACTION_TEXTS: Readonly<Record<BlockedAction, TranslationKey>> = {
  DEPOSIT: 'page.deposit.title',
  WITHDRAWAL: 'page.withdraw.title',
  PLAY: 'documents.play',
};

/** What a state means for the member, beside the reason of the platform. */
const STATE_EXPLANATIONS: Readonly<Partial<Record<DocumentCheck['state'], TranslationKey>>> = {
  NEEDED: 'documents.why',
  SENT: 'documents.wait',
  REFUSED: 'documents.refused',
};

/**
 * The check of who the member is: what is asked for and why, what is blocked until when, what has been sent and what has
 * become of it (SAFE-5.8).
 */
export function DocumentsSection() {
  const { query, unconfirmed, code, giveUp, sending, send } = useDocumentCheck();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasPressed = useRef(false);
  const current = query.data?.value;
  const shown = JSON.stringify([current?.state, current?.received, unconfirmed?.proof]);
  const before = useRef(shown);
  // A form or button with the focus has unmounted, perhaps only when the platform says that its document has arrived.
  useEffect(() => {
    if (hasPressed.current && before.current !== shown && document.activeElement === document.body)
      heading.current?.focus();
    before.current = shown;
  }, [shown]);

  return (
    <QueryView query={query} rows={2}>
      {(check) => {
        const { step, missing, blocked } = decideDocumentsView(check, getPlatformTime() || systemClock.now());
        const forms = unconfirmed ? missing.filter((proof) => proof === unconfirmed.proof) : missing;
        return (
          <>
            <StateCard check={check} blocked={blocked} heading={heading} />
            {unconfirmed && step === 'send' && (
              <UnconfirmedRequestCard
                busy={sending !== undefined}
                code={code}
                onGiveUp={() => {
                  hasPressed.current = true;
                  giveUp();
                }}
              />
            )}
            {forms.map((proof) => (
              <DocumentForm
                key={proof}
                proof={proof}
                isHeldBack={sending !== undefined && sending !== proof}
                onSend={(chosen) => {
                  hasPressed.current = true;
                  return send(proof, chosen);
                }}
              />
            ))}
            {step === 'contact' && <ContactButton />}
          </>
        );
      }}
    </QueryView>
  );
}

interface StateCardProps {
  readonly check: DocumentCheck;
  readonly blocked: DocumentsView['blocked'];
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The state with its date and reason, what is blocked, and how much has arrived. */
function StateCard({ check, blocked, heading }: StateCardProps) {
  const { t, language } = useI18n();
  const { state, proofs, received, blocks, blocksFrom, changedAt, reason, retention } = check;
  const date = createDateFormat(language.locale, { dateStyle: 'medium' });
  const text = STATE_EXPLANATIONS[state];
  const isAsked = state === 'NEEDED' || state === 'MORE';
  return (
    <Card as="section" tone="tinted" className={style.state}>
      <h2 ref={heading} tabIndex={-1}>
        {t(`documents.state.${state}`)}
      </h2>
      {state !== 'NONE' && changedAt > 0 && <small>{date.format(changedAt)}</small>}
      {reason !== '' && (
        <p>
          <bdi>{reason}</bdi>
        </p>
      )}
      {text && <p>{t(text)}</p>}
      {state !== 'NONE' && retention !== '' && (
        <p>
          <bdi>{retention}</bdi>
        </p>
      )}
      {blocked !== 'nothing' && (
        <div>
          <p>{blocked === 'now' ? t('documents.blocked') : t('documents.blockedFrom', { moment: blocksFrom })}</p>
          <ul>
            {blocks.map((action) => (
              <li key={action}>{t(ACTION_TEXTS[action])}</li>
            ))}
          </ul>
        </div>
      )}
      {isAsked && proofs.length > 1 && (
        <ProgressBar
          ratio={received.length / proofs.length}
          segments={proofs.length}
          label={t('documents.progress', { sent: String(received.length), all: String(proofs.length) })}
        />
      )}
    </Card>
  );
}
