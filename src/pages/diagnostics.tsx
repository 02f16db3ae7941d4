import { Diagnostics } from '../features/diagnostics/diagnostics';
import { useText } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';

/** What this device has of the app and what went wrong. */
export default function DiagnosticsPage() {
  const t = useText();
  return (
    <PageScreen title={t('diagnostics.title')}>
      <Diagnostics />
    </PageScreen>
  );
}
