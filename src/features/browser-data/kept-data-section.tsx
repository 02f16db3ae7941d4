import { useEffect, useState } from 'react';
import { readBrowserData } from '../../browser/storage/browser-data';
import { STORAGE_PURPOSES } from '../../contract/storage-purposes';
import { useI18n } from '../../services/i18n/i18n';
import { QueryFailure } from '../../services/queries/query-failure';
import { Card } from '../../ui/layout/card';
import { Row, RowList } from '../../ui/list/rows';
import style from './browser-data.module.css';
import { countEntries, type KeptForPurpose } from './count-entries';
import { readDataOwner } from './read-data-owner';

/** In the place of a number: it is counted; or it is unknown, as not everything could be read. */
const COUNTING = '…';
const UNKNOWN = '–';

/** Resolves with what this browser keeps; with an empty list if that could not be read. */
async function readKept(): Promise<readonly KeptForPurpose[]> {
  const read = await readBrowserData();
  return read.ok ? countEntries(read.value, readDataOwner()) : [];
}

/**
 * What this browser keeps, in plain words, with the number of entries and below it their technical names (SAFE-6). Says
 * if it could not be read as a whole.
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
  const rows = STORAGE_PURPOSES.map((purpose) => {
    const count = read?.kept.find((entry) => entry.purpose === purpose)?.count;
    const shown = count === undefined ? UNKNOWN : numbers.format(count);
    return { purpose, aside: read ? shown : COUNTING, isUnknown: count === undefined };
  });
  return (
    <>
      <h2>{t('data.kept.title')}</h2>
      <p>{t('data.kept.text')}</p>
      <RowList label={t('data.kept.title')}>
        {/* Every row is there from the start: rows that come later would push the buttons below away from a finger. */}
        {rows.map(({ purpose, aside }) => (
          <Row key={purpose} title={t(`data.purpose.${purpose}`)} aside={aside} />
        ))}
      </RowList>
      <Card flush className={style.names}>
        <details>
          <summary>{t('data.names')}</summary>
          <ul dir="ltr">
            {read?.kept.flatMap(({ purpose, names }) =>
              names.map((name) => <li key={`${purpose} ${name}`}>{name}</li>),
            )}
          </ul>
        </details>
      </Card>
      {read && rows.some(({ isUnknown }) => isUnknown) && (
        <QueryFailure
          error={{ layer: 'storage' }}
          busy={read.attempt !== attempt}
          onRetry={() => setAttempt((last) => last + 1)}
        />
      )}
    </>
  );
}
