import { useEffect, useState } from 'react';
import { readBrowserData } from '../../browser/storage/browser-data';
import { STORAGE_PURPOSES } from '../../contract/storage-purposes';
import { useI18n } from '../../services/i18n/i18n';
import { Card } from '../../ui/layout/card';
import { Row, RowList } from '../../ui/list/rows';
import style from './browser-data.module.css';
import { countEntries, type KeptForPurpose } from './count-entries';
import { readDataOwner } from './read-data-owner';

/** What this browser keeps, in plain words, with the number of entries and below it their technical names (SAFE-6). */
export function KeptDataSection() {
  const { t, language } = useI18n();
  const [kept, setKept] = useState<readonly KeptForPurpose[]>();
  useEffect(() => {
    let isUnmounted = false;
    void readBrowserData().then((data) => isUnmounted || setKept(countEntries(data, readDataOwner())));
    return () => {
      isUnmounted = true;
    };
  }, []);
  const numbers = new Intl.NumberFormat(language.locale);
  return (
    <>
      <h2>{t('data.kept.title')}</h2>
      <p>{t('data.kept.text')}</p>
      <RowList label={t('data.kept.title')}>
        {STORAGE_PURPOSES.map((purpose) => {
          const count = kept?.find((entry) => entry.purpose === purpose)?.count;
          // Every row is there from the start: rows that come later would push the buttons below away from a finger.
          return (
            <Row
              key={purpose}
              title={t(`data.purpose.${purpose}`)}
              aside={count === undefined ? '…' : numbers.format(count)}
            />
          );
        })}
      </RowList>
      <Card flush className={style.names}>
        <details>
          <summary>{t('data.names')}</summary>
          <ul dir="ltr">
            {kept?.flatMap(({ purpose, names }) => names.map((name) => <li key={`${purpose} ${name}`}>{name}</li>))}
          </ul>
        </details>
      </Card>
    </>
  );
}
