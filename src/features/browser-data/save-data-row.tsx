import { readBrowserData } from '../../browser/storage/browser-data';
import { useTranslate } from '../../services/i18n/i18n';
import { getCurrentSession } from '../../services/session/session-store';
import { ButtonRow } from '../../ui/list/rows';
import { buildDataFile } from './build-data-file';
import { readDataOwner } from './read-data-owner';
import { useDataFile } from './use-data-file';

async function load() {
  const at = Date.now();
  const read = await readBrowserData();
  if (!read.ok) throw new Error(read.error);
  const secrets = [getCurrentSession()?.token ?? ''];
  return {
    name: 'data',
    at,
    text: buildDataFile({ data: read.value, site: location.origin, at, secrets, owner: readDataOwner() }),
  };
}

/** Saves everything that this browser keeps as one file, without secrets (SAFE-6). */
export function SaveDataRow() {
  const t = useTranslate();
  const { save, isBusy } = useDataFile(load);
  return (
    <ButtonRow
      icon="download"
      title={t('statement.save')}
      detail={t('data.save.text')}
      busy={isBusy}
      onPress={() => void save()}
    />
  );
}
