import { Diagnostics } from '../features/diagnostics/diagnostics';
import { useTranslate } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';

/** Diagnostics page: state of the service worker and error log of this device. */
export default function DiagnosticsPage() {
  const t = useTranslate();
  return (
    <PageScreen title={t('diagnostics.title')}>
      <Diagnostics />
    </PageScreen>
  );
}
