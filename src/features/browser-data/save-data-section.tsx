import { readBrowserData } from '../../browser/storage/browser-data';
import { useTranslate } from '../../services/i18n/i18n';
import { getCurrentSession } from '../../services/session/session-store';
import { Button } from '../../ui/button/button';
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
export function SaveDataSection() {
  const t = useTranslate();
  const { save, isBusy } = useDataFile(load);
  return (
    <>
      <h2>{t('data.save.title')}</h2>
      <p>{t('data.save.text')}</p>
      <Button look="secondary" wide busy={isBusy} onClick={() => void save()}>
        {t('statement.save')}
      </Button>
    </>
  );
}
