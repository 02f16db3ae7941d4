import { PLAY_LIMIT_KINDS, type PlayLimit } from '../../../contract/endpoints/account/play-limits';
import { useI18n } from '../../../services/i18n/i18n';
import { Tabs } from '../../../ui/layout/tabs';
import { RowList } from '../../../ui/list/rows';
import { useDueLimits } from './due-limits';
import { LIMIT_KIND_TITLES } from './limit-history';
import { PlayLimitForm } from './play-limit-form';
import { PlayLimitRow } from './play-limit-row';

interface LimitTabsProps {
  readonly list: readonly PlayLimit[];
  /** ISO 4217 code of the amounts. */
  readonly currency: string;
  /** Called when a request has completed, also after an error. */
  readonly onSent: () => Promise<unknown>;
}

/** The kinds of limits as tabs. A tab has the number of changes in it that wait for the member's confirmation (SAFE-2). */
export function LimitTabs({ list, currency, onSent }: LimitTabsProps) {
  const { t, language } = useI18n();
  const allDue = useDueLimits(list);
  const numbers = new Intl.NumberFormat(language.locale);
  return (
    <Tabs
      label={t('limits.heading')}
      tabs={PLAY_LIMIT_KINDS.map((kind) => {
        const title = t(LIMIT_KIND_TITLES[kind]);
        const limits = list.filter((limit) => limit.kind === kind);
        const due = allDue.filter((limit) => limit.kind === kind);
        return {
          key: kind,
          label: due.length > 0 ? `${title} (${numbers.format(due.length)})` : title,
          panel: (
            <>
              <RowList label={title}>
                {limits.map((limit) => (
                  <PlayLimitRow key={limit.period} limit={limit} currency={currency} />
                ))}
              </RowList>
              <PlayLimitForm kind={kind} currency={currency} onSent={onSent} limits={limits} due={due} />
            </>
          ),
        };
      })}
    />
  );
}
