import { reloadPastCache } from '../browser/page/reload-past-cache';
import { ROUTES } from '../contract/paths';
import { useTranslate } from '../services/i18n/i18n';
import { ButtonLink } from '../services/navigation/button-link';
import { DiagnosticsLink } from '../services/navigation/diagnostics-link';
import { PageLayout } from '../services/navigation/page-layout';
import { useOnline } from '../services/network/use-online';
import { Button } from '../ui/button/button';
import style from './page-error-fallback.module.css';

/**
 * Shown instead of a page that cannot be rendered: the reason, a code to read out to support, a reload button, a back
 * button, and links to home and to the diagnostics page.
 */
export function PageErrorFallback({ code }: { readonly code: string | undefined }) {
  const t = useTranslate();
  const online = useOnline();
  return (
    <PageLayout title={t('crash.title')} hasBack>
      <div className={style.failed}>
        <p role="alert">{t(online ? 'crash.description' : 'error.network_offline')}</p>
        {online && code && <small>{t('error.code', { code })}</small>}
        <Button onClick={() => void reloadPastCache()}>{t('action.refresh')}</Button>
        <ButtonLink to={ROUTES.home.path} look="secondary">
          {t('action.home')}
        </ButtonLink>
        <DiagnosticsLink />
      </div>
    </PageLayout>
  );
}
