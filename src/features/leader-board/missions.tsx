import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decideLinkTarget } from '../../base/link-target';
import type { Mission } from '../../contract/endpoints/money/leader-board';
import { claimMissionReward } from '../../contract/endpoints/money/rewards';
import { amountToMinorUnits } from '../../contract/money';
import { toCashierErrorText } from '../../services/errors/cashier-error-message';
import { useGuardedSubmit } from '../../services/forms/use-guarded-submit';
import { useTranslate } from '../../services/i18n/i18n';
import { useMoneyFormatter } from '../../services/i18n/use-money-formatter';
import { useLinkRules } from '../../services/links/link-rules';
import { openLinkTarget } from '../../services/links/open-link-target';
import { ButtonLink } from '../../services/navigation/button-link';
import { call } from '../../services/platform/api-client';
import { useQueryScope } from '../../services/queries/query-scope';
import { QueryView } from '../../services/queries/query-view';
import { GainSheet } from '../../services/wallet/gain-sheet';
import { refetchWalletData } from '../../services/wallet/refetch-wallet-data';
import { walletQuery } from '../../services/wallet/wallet-queries';
import { Button } from '../../ui/button/button';
import { Badge } from '../../ui/feedback/badge';
import { ProgressBar } from '../../ui/feedback/progress-bar';
import { Card } from '../../ui/layout/card';
import type { ListPosition } from '../../ui/list/rows';
import { ShownListItems } from '../../ui/list/use-shown-items';
import { missionsQuery } from './leader-board-queries';
import { computeMissionProgress } from './mission-progress';
import style from './missions.module.css';

interface MissionCardProps {
  readonly mission: Mission;
  readonly position: ListPosition;
  /** ISO 4217 code of the reward's currency; empty until the wallet has loaded. */
  readonly currency: string;
  /** Refetches the missions. Called after the request to claim the reward. */
  readonly onChange: () => Promise<unknown>;
}

function MissionCard({ mission, position, currency, onChange }: MissionCardProps) {
  const t = useTranslate();
  const money = useMoneyFormatter(currency);
  const client = useQueryClient();
  const { busy, coolingDown, submit } = useGuardedSubmit();
  const [problem, setProblem] = useState('');
  const [isCelebrated, setCelebrated] = useState(false);
  const { id, title, detail, reward, claimed, link } = mission;
  const { ratio, done, goal, isDone } = computeMissionProgress(mission);
  const target = decideLinkTarget(link, useLinkRules());

  async function handleClaim() {
    setProblem('');
    // The platform pays a mission once, so that a lost response needs no id.
    const result = await call(claimMissionReward, { body: { id }, quiet: true });
    if (!result.ok) setProblem(toCashierErrorText(result.error, t));
    else setCelebrated(true);
    await Promise.all([onChange(), refetchWalletData(client)]);
    return result.ok;
  }

  return (
    <Card as="li" className={style.mission} {...position}>
      <h3>
        <bdi>{title}</bdi>
      </h3>
      {detail !== '' && (
        <p>
          <bdi>{detail}</bdi>
        </p>
      )}
      {amountToMinorUnits(reward) > 0 && (
        <Badge tone="highlight">{t('page.leader.reward', { reward: money.formatPrize(reward) })}</Badge>
      )}
      <div className={style.state}>
        <ProgressBar ratio={ratio} label={isDone ? t('page.leader.done') : t('page.leader.progress', { done, goal })} />
        {isDone && (
          <Button busy={busy} coolingDown={coolingDown} disabled={claimed} onClick={() => void submit(handleClaim)}>
            {t(claimed ? 'page.leader.claimed' : 'page.leader.claim')}
          </Button>
        )}
        {!isDone && target.kind === 'page' && (
          <ButtonLink to={target.path} look="secondary">
            {t('page.leader.go')}
          </ButtonLink>
        )}
        {!isDone && target.kind !== 'page' && target.kind !== 'nowhere' && (
          <Button look="secondary" onClick={() => openLinkTarget(target)}>
            {t('page.leader.go')}
          </Button>
        )}
      </div>
      <p role="alert">{problem}</p>
      {isCelebrated && (
        <GainSheet
          name={title}
          title={t('success.mission')}
          gain={reward}
          currency={currency}
          onClose={() => setCelebrated(false)}
        />
      )}
    </Card>
  );
}

/** List of missions with their rewards and progress. */
export function Missions() {
  const t = useTranslate();
  const scope = useQueryScope();
  const query = useQuery(missionsQuery(scope));
  const currency = useQuery(walletQuery(scope)).data?.value.currency ?? '';
  return (
    <section>
      <h2>{t('page.leader.missions')}</h2>
      <QueryView query={query} isEmpty={({ list }) => list.length === 0} empty={t('page.leader.missions.empty')}>
        {({ list }) => (
          <ul className={style.missions}>
            <ShownListItems items={list}>
              {(mission, position) => (
                <MissionCard
                  key={mission.id}
                  mission={mission}
                  position={position}
                  currency={currency}
                  onChange={() => query.refetch()}
                />
              )}
            </ShownListItems>
          </ul>
        )}
      </QueryView>
    </section>
  );
}
