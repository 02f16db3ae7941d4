import { useEffect, useRef } from 'react';
import type { DocumentCheckState } from '../../../contract/document-check';
import { ROUTES } from '../../../contract/paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { ButtonLink } from '../../../services/navigation/button-link';
import { EmptyState } from '../../../ui/feedback/empty-state';

interface DocumentsMessageProps {
  readonly state: DocumentCheckState;
  /** Whether the message takes the focus. Set it if the message replaces a form that may have had the focus. */
  readonly hasFocus?: boolean;
}

/**
 * Shown instead of content that a member cannot use before their documents are checked: the state of the check, and the
 * way to the page where they are sent, or where the reason of a refusal is (SAFE-5.12).
 */
export function DocumentsMessage({ state, hasFocus = false }: DocumentsMessageProps) {
  const t = useTranslate();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) notice.current?.focus();
  }, [hasFocus]);
  return (
    <div ref={notice} tabIndex={-1}>
      <EmptyState
        icon="lock"
        illustration="card"
        // `NONE` is also a state that this release does not know.
        title={state === 'NONE' ? undefined : t(`documents.state.${state}`)}
        action={<ButtonLink to={ROUTES.memberDocuments.path}>{t('page.documents.title')}</ButtonLink>}
      >
        {t(state === 'REFUSED' ? 'documents.refused' : 'refused.documents')}
      </EmptyState>
    </div>
  );
}
