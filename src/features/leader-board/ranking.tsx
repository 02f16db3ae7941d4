import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { getFirstGrapheme } from '../../base/text/graphemes';
import type { ResponseOf } from '../../contract/endpoint';
import type { LeaderBoardEntry, LeaderBoardPeriod, leaderBoard } from '../../contract/endpoints/money/leader-board';
import { type Amount, amountToMinorUnits } from '../../contract/money';
import { ROUTES } from '../../contract/paths';
import { useTranslate } from '../../services/i18n/i18n';
import { useMoneyFormatter } from '../../services/i18n/use-money-formatter';
import { ButtonLink } from '../../services/navigation/button-link';
import { useQueryScope } from '../../services/queries/query-scope';
import { QueryView } from '../../services/queries/query-view';
import { walletQuery } from '../../services/wallet/wallet-queries';
import { Card } from '../../ui/layout/card';
import { useShownItems } from '../../ui/list/use-shown-items';
import { Icon } from '../../ui/media/icon';
import '../../ui/styles/metals.css';
import { rankingQuery } from './leader-board-queries';
import style from './ranking.module.css';
import { buildRankingRows } from './ranking-rows';

/** Number of ranks shown as a podium. */
const PODIUM_PLACES = 3;

interface RankingRowProps {
  readonly ranked: LeaderBoardEntry;
  /** ISO 4217 code of the prize's currency; empty until the wallet has loaded. */
  readonly currency: string;
}

function RankingRow({ ranked: { place, name, score, prize, own }, currency }: RankingRowProps) {
  const t = useTranslate();
  const amount = useMoneyFormatter(currency).formatPrize(prize);
  return (
    <>
      <span className={style.place} role="img" aria-label={t('page.leader.place', { place })}>
        {place}
      </span>
      <span className={style.who}>
        <span className={style.initial} aria-hidden="true">
          {getFirstGrapheme(name).toUpperCase()}
        </span>
        <span className={style.name}>
          <bdi>{name}</bdi>
          {own && <span className={style.you}>{t('page.leader.you')}</span>}
          {amountToMinorUnits(prize) > 0 && (
            <small style={{ '--characters': amount.length } as CSSProperties}>
              <span className={style.prize}>{t('page.leader.prize', { prize: amount })}</span>
              <span className={style.amount} aria-hidden="true">
                {amount}
              </span>
            </small>
          )}
        </span>
      </span>
      <span className={style.score}>{t('page.leader.score', { count: score })}</span>
    </>
  );
}

interface RankingListProps {
  readonly ranking: ResponseOf<typeof leaderBoard>;
  readonly currency: string;
}

function RankingList({ ranking, currency }: RankingListProps) {
  const t = useTranslate();
  const { rows, ownRow, hasGap, isRanked, next } = buildRankingRows(ranking);
  const { shown, end, positionOf } = useShownItems(rows);
  return (
    <>
      <ol className={style.rows} aria-label={t('page.leader.ranking')}>
        {shown.map((ranked, index) => (
          <li
            key={`${ranked.place} ${ranked.name}`}
            data-podium={index < PODIUM_PLACES ? index + 1 : undefined}
            aria-current={ranked.own || undefined}
            {...positionOf(index)}
          >
            <RankingRow ranked={ranked} currency={currency} />
          </li>
        ))}
        {end}
      </ol>
      {ownRow && (
        <section aria-label={t('page.leader.own')}>
          <Card tone="tinted" flush className={style.own} data-gap={hasGap || undefined}>
            <RankingRow ranked={ownRow} currency={currency} />
          </Card>
        </section>
      )}
      {next && <p className={style.next}>{t('page.leader.next', { count: next.points, place: next.place })}</p>}
      {!isRanked && <Invitation text={t('page.leader.unplaced')} />}
    </>
  );
}

/** The first places while nobody has them: what each one wins, if the platform tells it. */
function FreePodium({ prizes, currency }: { readonly prizes: readonly Amount[]; readonly currency: string }) {
  const t = useTranslate();
  const money = useMoneyFormatter(currency);
  return (
    <ol className={style.rows} aria-label={t('page.leader.ranking')}>
      {Array.from({ length: PODIUM_PLACES }, (_, index) => {
        const prize = prizes[index];
        const amount = prize !== undefined && amountToMinorUnits(prize) > 0 ? money.formatPrize(prize) : '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
          <li key={index} data-podium={index + 1} data-free>
            <span className={style.place} role="img" aria-label={t('page.leader.place', { place: index + 1 })}>
              {index + 1}
            </span>
            <span className={style.who}>
              <span className={style.initial}>
                <Icon name={index === 0 ? 'crown' : 'person'} size={20} />
              </span>
              {amount !== '' && <strong style={{ '--characters': amount.length } as CSSProperties}>{amount}</strong>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Says that a place is still to be had, and how to get it. */
function Invitation({ text }: { readonly text: string }) {
  const t = useTranslate();
  return (
    <div className={style.invitation}>
      <p>{text}</p>
      <ButtonLink to={ROUTES.home.path} wide>
        <Icon name="play" size={20} />
        {t('games.play')}
      </ButtonLink>
    </div>
  );
}

/** The ranking of a period as a list. It is fetched each time the period is selected, because it changes constantly. */
export function Ranking({ period }: { readonly period: LeaderBoardPeriod }) {
  const t = useTranslate();
  const scope = useQueryScope();
  const query = useQuery(rankingQuery(scope, period));
  const currency = useQuery(walletQuery(scope)).data?.value.currency ?? '';
  return (
    <QueryView query={query} rows={6}>
      {(ranking) => (
        <>
          {ranking.endsAt > 0 && <p className={style.ends}>{t('page.leader.ends', { moment: ranking.endsAt })}</p>}
          {ranking.list.length > 0 ? (
            <RankingList ranking={ranking} currency={currency} />
          ) : (
            <>
              <FreePodium prizes={ranking.prizes} currency={currency} />
              <Invitation text={t('page.leader.empty')} />
            </>
          )}
        </>
      )}
    </QueryView>
  );
}
