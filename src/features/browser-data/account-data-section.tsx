import { memberExport } from '../../contract/endpoints/account/data-requests';
import { useTranslate } from '../../services/i18n/i18n';
import { call } from '../../services/platform/api-client';
import { Button } from '../../ui/button/button';
import { useDataFile } from './use-data-file';

async function load(signal: AbortSignal) {
  const result = await call(memberExport, { signal });
  return result.ok ? { name: 'account', at: result.value.at, text: result.value.file } : undefined;
}

/** Saves everything that the platform keeps of the member as one file (SAFE-6). A notice tells of a failure (API-7). */
export function AccountDataSection() {
  const t = useTranslate();
  const { save, isBusy } = useDataFile(load);
  return (
    <>
      <h2>{t('data.account.title')}</h2>
      <p>{t('data.account.text')}</p>
      <Button look="secondary" wide busy={isBusy} onClick={() => void save()}>
        {t('data.account.save')}
      </Button>
    </>
  );
}
