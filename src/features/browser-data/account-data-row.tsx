import { memberExport } from '../../contract/endpoints/account/data-requests';
import { useTranslate } from '../../services/i18n/i18n';
import { call } from '../../services/platform/api-client';
import { ButtonRow } from '../../ui/list/rows';
import { useDataFile } from './use-data-file';

async function load(signal: AbortSignal) {
  const result = await call(memberExport, { signal });
  return result.ok ? { name: 'account', at: result.value.at, text: result.value.file } : undefined;
}

/** Saves everything that the platform keeps of the member as one file (SAFE-6). A notice tells of a failure (API-7). */
export function AccountDataRow() {
  const t = useTranslate();
  const { save, isBusy } = useDataFile(load);
  return (
    <ButtonRow
      icon="download"
      title={t('data.account.save')}
      detail={t('data.account.text')}
      busy={isBusy}
      onPress={() => void save()}
    />
  );
}
