import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { playStatement } from '../../../contract/endpoints/account/play-limits';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { createPlatformQueryOptions } from '../../../services/queries/platform-query';
import { useQueryScope } from '../../../services/queries/query-scope';
import { QueryView } from '../../../services/queries/query-view';
import { signOut } from '../../../services/session-lifecycle/sign-out';
import { walletQuery } from '../../../services/wallet/wallet-queries';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { listPlayRows, type Statement } from '../limits/statement-rows';
import { answerRealityCheck, getMinutesHere } from './play-count';
import style from './reality-check-dialog.module.css';
import { stopPlaying } from './stop-playing';

/** Neither Escape nor the Back button answers the question. */
const ignoreClose = () => undefined;

/**
 * The reality check (SAFE-3): how long the member has been here, what they have played, staked and won according to the
 * platform, and the question whether to go on. “Stop” leaves a game for the page “Play safely”.
 */
export default function RealityCheckDialog({ overlay }: { readonly overlay: ReactNode }) {
  const t = useTranslate();
  const messageId = useId();
  const scope = useQueryScope();
  const { pathname, key } = useLocation();
  const wallet = useQuery({ ...walletQuery(scope), staleTime: Number.POSITIVE_INFINITY });
  const statement = useQuery(
    createPlatformQueryOptions(scope, playStatement, { staleTime: 0, query: { period: 'DAY' } }),
  );
  const currency = wallet.data?.value.currency ?? '';
  // The count goes on below the dialog, whose text would change while it is read.
  const [minutes] = useState(getMinutesHere);
  return (
    <Dialog
      title={t('reality.title')}
      role="alertdialog"
      describedBy={messageId}
      onClose={ignoreClose}
      overlay={overlay}
      footer={
        <>
          <Button wide onClick={() => stopPlaying(pathname)}>
            {t('reality.stop')}
          </Button>
          <div className={style.others}>
            <Button look="secondary" onClick={answerRealityCheck}>
              {t('reality.continue')}
            </Button>
            <Button look="quiet" onClick={() => signOut(key)}>
              {t('action.logout')}
            </Button>
          </div>
        </>
      }
    >
      <p id={messageId}>{t('reality.text', { time: t('limits.minutes', { minutes }) })}</p>
      <QueryView query={statement} networkFirst>
        {(value) => (
          <div className={style.figures}>
            {value.session && <PlayFigures title={t('reality.session')} play={value.session} currency={currency} />}
            <PlayFigures title={t('reality.day')} play={value} currency={currency} />
          </div>
        )}
      </QueryView>
      {wallet.data?.value.limitReviewDue && <p>{t('limits.review.text')}</p>}
    </Dialog>
  );
}

interface PlayFiguresProps {
  readonly title: string;
  readonly play: Pick<Statement, 'staked' | 'won' | 'minutes'>;
  /** ISO 4217 code of the amounts. */
  readonly currency: string;
}

/** What was played, staked and won, and the net result. */
function PlayFigures({ title, play, currency }: PlayFiguresProps) {
  const t = useTranslate();
  const money = useMoneyFormatter(currency);
  return (
    <section>
      <h3>{title}</h3>
      <ul aria-label={title}>
        <li>
          <span>{t('statement.time')}</span>
          <bdi>{t('limits.minutes', { minutes: play.minutes })}</bdi>
        </li>
        {listPlayRows(play).map(({ title: key, amount }) => (
          <li key={key}>
            <span>{t(key)}</span>
            <bdi>{money.format(amount)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
