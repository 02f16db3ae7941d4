import { DIAGNOSTICS_PATH } from '../../contract/paths';
import { useTranslate } from '../i18n/i18n';
import { ButtonLink } from './button-link';

/** The link of a failure screen to what support asks for (OPS-5). */
export function DiagnosticsLink() {
  const t = useTranslate();
  return (
    <ButtonLink to={DIAGNOSTICS_PATH} look="quiet">
      {t('diagnostics.title')}
    </ButtonLink>
  );
}
