import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { playLimits } from '../contract/endpoints/account/play-limits';
import { BreakFromPlayForm } from '../features/cashier/limits/break-from-play-form';
import { LimitHistory } from '../features/cashier/limits/limit-history';
import { LimitReview } from '../features/cashier/limits/limit-review';
import { LimitTabs } from '../features/cashier/limits/limit-tabs';
import { outdateLimits } from '../features/cashier/limits/outdate-limits';
import { PartTiles } from '../features/cashier/limits/part-tiles';
import { SelfExclusionForm } from '../features/cashier/limits/self-exclusion-form';
import { StatementSection } from '../features/cashier/limits/statement-section';
import { RealityCheckForm } from '../features/cashier/reality-check/reality-check-form';
import { pickShorterInterval } from '../features/cashier/reality-check/reality-check-rules';
import type { Translate } from '../services/i18n/catalogue';
import { useTranslate } from '../services/i18n/i18n';
import { getJurisdiction } from '../services/merchant/merchant-store';
import { PageLayout } from '../services/navigation/page-layout';
import { getPlatformTime } from '../services/platform/platform-time';
import { endPlay } from '../services/play-protection/end-play';
import { usePlayStatus } from '../services/play-protection/play-status';
import { recordPlayProtection } from '../services/play-protection/record-play-protection';
import { findUnansweredExclusion } from '../services/play-protection/unanswered-exclusion';
import { createPlatformQueryOptions } from '../services/queries/platform-query';
import { useQueryScope } from '../services/queries/query-scope';
import { QueryView } from '../services/queries/query-view';
import { ContactButton } from '../services/support/ui/contact-button';
import { getBreakFromPlayEnd } from '../services/wallet/break-from-play-end';
import { BreakFromPlayMessage } from '../services/wallet/break-from-play-message';
import { refetchWalletData } from '../services/wallet/refetch-wallet-data';
import { walletQuery } from '../services/wallet/wallet-queries';
import { Fold } from '../ui/list/fold';

/** Ids of the parts that the tiles at the top lead to. */
const PART_IDS = { limits: 'limits', reminder: 'reality-check', pause: 'break', exclusion: 'self-exclusion' };

/** Returns the present interval of the reality check as text; undefined until it is known. */
const describeInterval = (minutes: number | undefined, t: Translate): string | undefined =>
  minutes === undefined ? undefined : minutes === 0 ? t('reality.none') : t('limits.minutes', { minutes });

/**
 * “Play safely”: the page on which members limit what they deposit, lose, stake and play, take breaks and exclude
 * themselves (MEM-1, SAFE-2).
 */
export default function MemberLimitsPage() {
  const t = useTranslate();
  const scope = useQueryScope();
  const client = useQueryClient();
  const limitsQuery = createPlatformQueryOptions(scope, playLimits, { staleTime: 0 });
  const limits = useQuery(limitsQuery);
  const wallet = useQuery(walletQuery(scope));
  const [startedUntil, setStartedUntil] = useState(0);
  const rules = limits.data?.value.rules;
  // The page must neither offer nor name what the reality check would not keep (SAFE-3.7).
  const maxMinutes = pickShorterInterval(rules?.realityCheckMinutes ?? 0, getJurisdiction()?.realityCheckMinutes ?? 0);
  const minutes = limits.data && pickShorterInterval(limits.data.value.realityCheckMinutes, maxMinutes);
  const currency = wallet.data?.value.currency ?? '';
  // Renders the page again at the end of a break.
  usePlayStatus();
  const now = getPlatformTime();
  // The wallet may be outdated if it could not be fetched after the break was started.
  const breakUntil = Math.max(getBreakFromPlayEnd(wallet.data, now), startedUntil > now ? startedUntil : 0);
  const breakTitle = t(breakUntil > 0 ? 'break.longer' : 'break.title');
  return (
    <PageLayout title={t('page.limits.title')}>
      {breakUntil > 0 && <BreakFromPlayMessage until={breakUntil} hasFocus={startedUntil > 0} />}
      <PartTiles
        label={t('page.limits.title')}
        parts={[
          { id: PART_IDS.limits, icon: 'wallet', title: t('limits.heading') },
          { id: PART_IDS.reminder, icon: 'eye', title: t('reality.title') },
          { id: PART_IDS.pause, icon: 'pause', title: breakTitle },
          { id: PART_IDS.exclusion, icon: 'lock', title: t('exclude.title') },
        ]}
      />
      <h2 id={PART_IDS.limits} tabIndex={-1}>
        {t('limits.heading')}
      </h2>
      <p>{t('page.limits.text')}</p>
      <QueryView query={limits}>
        {({ list, history, reviewDue }) => (
          <>
            <LimitReview
              isDue={reviewDue}
              onSent={async () => {
                await outdateLimits(client);
                return client.getQueryData(limitsQuery.queryKey)?.value.reviewDue !== false;
              }}
            />
            <LimitTabs list={list} currency={currency} onSent={() => outdateLimits(client)} />
            <h3>{t('limits.history')}</h3>
            <LimitHistory changes={history} currency={currency} />
          </>
        )}
      </QueryView>
      <Fold
        id={PART_IDS.reminder}
        icon="eye"
        heading="h2"
        title={t('reality.title')}
        detail={describeInterval(minutes, t)}
      >
        <p>{t('reality.help')}</p>
        {limits.data && (
          <RealityCheckForm minutes={minutes ?? 0} maxMinutes={maxMinutes} onSent={() => outdateLimits(client)} />
        )}
      </Fold>
      <Fold icon="wallet" heading="h2" title={t('statement.title')}>
        <StatementSection currency={currency} />
      </Fold>
      <Fold id={PART_IDS.pause} icon="pause" heading="h2" title={breakTitle}>
        <p>{t('break.text')}</p>
        <QueryView query={wallet} rows={1}>
          {() => (
            <BreakFromPlayForm
              key={breakUntil}
              until={breakUntil}
              onSent={() => refetchWalletData(client)}
              onStarted={(until) => {
                recordPlayProtection({ breakUntil: until });
                setStartedUntil(until);
              }}
            />
          )}
        </QueryView>
      </Fold>
      {/* One without an answer waits for the member, so that it is in view. */}
      <Fold
        id={PART_IDS.exclusion}
        icon="lock"
        heading="h2"
        title={t('exclude.title')}
        open={findUnansweredExclusion() !== undefined}
      >
        <p>{t('exclude.text')}</p>
        {rules && <SelfExclusionForm months={rules.exclusionMonths} onExcluded={(until) => void endPlay(until)} />}
      </Fold>
      <p>{t('break.help')}</p>
      <ContactButton />
    </PageLayout>
  );
}
