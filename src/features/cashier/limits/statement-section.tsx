import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveTextFile } from '../../../browser/page/save-text-file';
import { BREAK_FROM_PLAY_PERIODS, playStatement } from '../../../contract/endpoints/account/play-limits';
import { createDateFormat } from '../../../services/i18n/date-format';
import { useI18n } from '../../../services/i18n/i18n';
import { useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { createPlatformQueryOptions } from '../../../services/queries/platform-query';
import { useQueryScope } from '../../../services/queries/query-scope';
import { QueryView } from '../../../services/queries/query-view';
import { Button } from '../../../ui/button/button';
import { Chips } from '../../../ui/button/chips';
import { Row, RowList } from '../../../ui/list/rows';
import { listStatementRows, type Statement, toCsv } from './statement-rows';

/** Statement of a period, on the screen and as a file: what was paid in and out, staked, won and played (SAFE-3). */
export function StatementSection({ currency }: { readonly currency: string }) {
  const { t, language } = useI18n();
  const money = useMoneyFormatter(currency);
  const [period, setPeriod] = useState<(typeof BREAK_FROM_PLAY_PERIODS)[number]>('MONTH');
  const scope = useQueryScope();
  const statement = useQuery(createPlatformQueryOptions(scope, playStatement, { staleTime: 0, query: { period } }));
  const date = createDateFormat(language.locale, { dateStyle: 'medium' });

  function save(value: Statement) {
    const day = (at: number) => new Date(at).toISOString().slice(0, 10);
    const lines = [
      [t('statement.period'), day(value.from), day(value.to)],
      ...listStatementRows(value).map(({ title, amount }) => [t(title), amount, currency]),
      [t('statement.time'), t('limits.minutes', { minutes: value.minutes })],
    ];
    saveTextFile(`statement-${day(value.from)}-${day(value.to)}.csv`, 'text/csv', toCsv(lines));
  }

  return (
    <>
      <p>{t('statement.text')}</p>
      <Chips
        label={t('statement.period')}
        options={BREAK_FROM_PLAY_PERIODS.map((key) => ({ key, label: t(`limits.period.${key}`) }))}
        selected={period}
        onSelect={setPeriod}
      />
      <QueryView query={statement}>
        {(value) => (
          <>
            <RowList label={t('statement.title')}>
              <Row title={t('statement.period')} aside={`${date.format(value.from)} – ${date.format(value.to)}`} />
              {listStatementRows(value).map(({ title, amount }) => (
                <Row key={title} title={t(title)} aside={<bdi>{money.format(amount)}</bdi>} />
              ))}
              <Row title={t('statement.time')} aside={t('limits.minutes', { minutes: value.minutes })} />
            </RowList>
            <Button look="secondary" wide onClick={() => save(value)}>
              {t('statement.save')}
            </Button>
          </>
        )}
      </QueryView>
    </>
  );
}
