import { Diagnostics } from '../features/diagnostics/diagnostics';
import { useTranslate } from '../services/i18n/i18n';
import { PageLayout } from '../services/navigation/page-layout';

/** Diagnostics page: state of the service worker and error log of this device. */
export default function DiagnosticsPage() {
  const t = useTranslate();
  return (
    <PageLayout title={t('diagnostics.title')}>
      <Diagnostics />
    </PageLayout>
  );
}
