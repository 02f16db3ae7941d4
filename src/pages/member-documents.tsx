import { DocumentsSection } from '../features/documents/documents-section';
import { useTranslate } from '../services/i18n/i18n';
import { PageLayout } from '../services/navigation/page-layout';
import { useQueryScope } from '../services/queries/query-scope';

/** “Verification”: which documents the member has to send, and what has become of them (SAFE-5.8). */
export default function MemberDocumentsPage() {
  const t = useTranslate();
  // Nothing of it stays for the next member (SESS-4).
  const { epoch } = useQueryScope();
  return (
    <PageLayout title={t('page.documents.title')}>
      <DocumentsSection key={epoch} />
    </PageLayout>
  );
}
