import { useEffect, useRef } from 'react';
import { ROUTES } from '../../../contract/paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { ButtonLink } from '../../../services/navigation/button-link';
import { EmptyState } from '../../../ui/feedback/empty-state';

/**
 * Shown instead of a form that a member cannot use before their documents are checked, with the way to the page where they are
 * sent (SAFE-5.12).
 * @param hasFocus whether it replaces a form that may have had the focus
 */
export function DocumentsMessage({ hasFocus = false }: { readonly hasFocus?: boolean }) {
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
        action={<ButtonLink to={ROUTES.memberDocuments.path}>{t('page.documents.title')}</ButtonLink>}
      >
        {t('refused.documents')}
      </EmptyState>
    </div>
  );
}
