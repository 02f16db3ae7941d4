import { useEffect, useState } from 'react';
import { readBrowserData } from '../../browser/storage/browser-data';
import { STORAGE_PURPOSES, type StoragePurpose } from '../../contract/storage-purposes';
import { useI18n } from '../../services/i18n/i18n';
import { Button } from '../../ui/button/button';
import { Fold } from '../../ui/list/fold';
import visually from '../../ui/styles/visually-hidden.module.css';
import style from './browser-data.module.css';
import { countEntries, type KeptForPurpose } from './count-entries';
import { DATA_GROUPS, sumCounts } from './data-groups';
import { readDataOwner } from './read-data-owner';

/** In the place of a number while it is counted. */
const COUNTING = '…';

/** Resolves with what this browser keeps; with an empty list if that could not be read. */
async function readKept(): Promise<readonly KeptForPurpose[]> {
  const read = await readBrowserData();
  return read.ok ? countEntries(read.value, readDataOwner()) : [];
}

/**
 * What this browser keeps, in groups that open to their purposes, in plain words, with the number of entries and below
 * them their technical names (SAFE-6). Says if it could not be read as a whole.
 */
export function KeptDataSection() {
  const { t, language } = useI18n();
  const [attempt, setAttempt] = useState(1);
  const [read, setRead] = useState<{ readonly attempt: number; readonly kept: readonly KeptForPurpose[] }>();
  useEffect(() => {
    let isUnmounted = false;
    void readKept().then((kept) => isUnmounted || setRead({ attempt, kept }));
    return () => {
      isUnmounted = true;
    };
  }, [attempt]);
  const numbers = new Intl.NumberFormat(language.locale);
  const countOf = (purpose: StoragePurpose) => read?.kept.find((entry) => entry.purpose === purpose)?.count;
  const show = (count: number | undefined) => {
    if (!read) return COUNTING;
    return count === undefined ? <Unknown /> : numbers.format(count);
  };
  const isReading = read?.attempt !== attempt;
  const hasFailed = !isReading && STORAGE_PURPOSES.some((purpose) => countOf(purpose) === undefined);
  return (
    <>
      <h2>{t('data.kept.title')}</h2>
      {/* A failure takes the place of the introduction: what is below would move away from a finger. */}
      <div className={style.intro}>
        <p className={hasFailed ? style.place : undefined} aria-hidden={hasFailed}>
          {t('data.kept.text')}
        </p>
        {/* Empty while it is read: a second failure is announced too. */}
        <p role="status">{hasFailed && t('data.kept.unread')}</p>
      </div>
      {/* Every row is there from the start, for the same reason. */}
      <ul className={style.groups} aria-label={t('data.kept.title')}>
        {DATA_GROUPS.map(({ name, icon, purposes }) => (
          <Fold
            key={name}
            isItem
            icon={icon}
            title={t(`data.group.${name}`)}
            aside={show(sumCounts(purposes.map(countOf)))}
          >
            <ul className={style.purposes}>
              {purposes.map((purpose) => (
                <li key={purpose}>
                  <span>{t(`data.purpose.${purpose}`)}</span>
                  <span>{show(countOf(purpose))}</span>
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </ul>
      <Fold title={t('data.names')}>
        <ul dir="ltr" className={style.names}>
          {read?.kept.flatMap(({ purpose, names }) => names.map((name) => <li key={`${purpose} ${name}`}>{name}</li>))}
        </ul>
      </Fold>
      <Button look="quiet" wide busy={isReading} restartable onClick={() => setAttempt((last) => last + 1)}>
        {t('action.refresh')}
      </Button>
    </>
  );
}

/** In the place of a number that is unknown, as not everything could be read. */
function Unknown() {
  const { t } = useI18n();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={visually.hidden}>{t('data.kept.unknown')}</span>
    </>
  );
}
