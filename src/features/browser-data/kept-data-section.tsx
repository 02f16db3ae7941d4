import { useEffect, useState } from 'react';
import { readBrowserData } from '../../browser/storage/browser-data';
import { STORAGE_PURPOSES } from '../../contract/storage-purposes';
import { useI18n } from '../../services/i18n/i18n';
import { Button } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import { Row, RowList } from '../../ui/list/rows';
import visually from '../../ui/styles/visually-hidden.module.css';
import style from './browser-data.module.css';
import { countEntries, type KeptForPurpose } from './count-entries';
import { readDataOwner } from './read-data-owner';

/** In the place of a number while it is counted. */
const COUNTING = '…';

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
    return { purpose, shown: count !== undefined && numbers.format(count) };
  });
  const isReading = read?.attempt !== attempt;
  const hasFailed = !isReading && rows.some(({ shown }) => !shown);
  return (
    <>
      <h2>{t('data.kept.title')}</h2>
      <p>{t('data.kept.text')}</p>
      <RowList label={t('data.kept.title')}>
        {/* Every row is there from the start: rows that come later would push the buttons below away from a finger. */}
        {rows.map(({ purpose, shown }) => (
          <Row key={purpose} title={t(`data.purpose.${purpose}`)} aside={read ? shown || <Unknown /> : COUNTING} />
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
      {/* The place of the failure and the button are there from the start, for the same reason. */}
      <div className={style.failure}>
        <p className={style.place} aria-hidden="true">
          {t('data.kept.unread')}
        </p>
        {/* Empty while it is read: a second failure is announced too. */}
        <p role="status">{hasFailed && t('data.kept.unread')}</p>
      </div>
      <Button look="secondary" wide busy={isReading} restartable onClick={() => setAttempt((last) => last + 1)}>
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
