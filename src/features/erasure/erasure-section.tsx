import { useEffect, useRef, useState } from 'react';
import type { ApiResult } from '../../api/call';
import type { Erasure, ErasureObstacle } from '../../contract/endpoints/account/erasure';
import { ROUTES } from '../../contract/paths';
import { useGuardedSubmit } from '../../services/forms/use-guarded-submit';
import { createDateFormat } from '../../services/i18n/date-format';
import { useI18n } from '../../services/i18n/i18n';
import { ButtonLink } from '../../services/navigation/button-link';
import { useQueryScope } from '../../services/queries/query-scope';
import { QueryView } from '../../services/queries/query-view';
import { UnconfirmedRequestCard } from '../../services/submissions/unconfirmed-request-card';
import { Button } from '../../ui/button/button';
import { Message } from '../../ui/feedback/message';
import { Card } from '../../ui/layout/card';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry';
import { decideErasureView } from './decide-erasure-view';
import style from './erasure.module.css';
import { OBSTACLE_TEXTS, toErasureErrorText } from './erasure-error-text';
import { ErasureSheet } from './erasure-sheet';
import { useErasure } from './use-erasure';

/** Loaded when it is shown, as hardly any request lacks an id. */
const ContactButton = lazyWithRetry(async () => ({
  default: (await import('../../services/support/ui/contact-button')).ContactButton,
}));

/** The section of the member who is signed in: nothing of it stays for the next one (SESS-4). */
export default function ErasureSection() {
  return <MemberErasure key={useQueryScope().epoch} />;
}

/**
 * Asks the platform to erase what it keeps of the member, shows the state of the request, and withdraws it while it is
 * open. Says before what is lost, what the law keeps, and what has to be settled first (SAFE-6).
 */
function MemberErasure() {
  const { t } = useI18n();
  const erasure = useErasure();
  const { busy, submit } = useGuardedSubmit();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const [changes, setChanges] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button with the focus has unmounted. After the effects of the sheet, which gives the focus back to it.
  useEffect(() => {
    if (changes > 0) heading.current?.focus();
  }, [changes]);

  /** Shows the outcome of a press. */
  async function handle(run: () => Promise<ApiResult<Erasure> | undefined>): Promise<boolean> {
    setProblem('');
    const result = await run();
    if (!result) return false;
    if (result.ok) setChanges((count) => count + 1);
    else setProblem(toErasureErrorText(result.error, t));
    return result.ok;
  }

  const state = erasure.query.data?.value;
  const isUnconfirmed = erasure.isUnconfirmed && !isAsking && state?.state !== 'OPEN';
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t('erase.title')}
      </h2>
      <p>{t('erase.text')}</p>
      {state && state.kept.moneyYears > 0 && state.kept.protectionYears > 0 && (
        <p>{t('erase.kept', { money: state.kept.moneyYears, protection: state.kept.protectionYears })}</p>
      )}
      <p>{t('erase.excluded')}</p>
      <QueryView query={erasure.query} rows={1}>
        {(value) => {
          const { step, obstacles, isRefused } = decideErasureView(value, isUnconfirmed);
          return (
            <>
              {(step === 'open' || step === 'openWithoutId') && <OpenRequest request={value} />}
              {isRefused && <RefusedRequest request={value} />}
              <Obstacles list={obstacles} />
              {step === 'open' && (
                <Button
                  look="secondary"
                  wide
                  busy={busy}
                  onClick={() => void submit(() => handle(() => erasure.withdraw(value.id)))}
                >
                  {t('erase.keep')}
                </Button>
              )}
              {step === 'openWithoutId' && (
                <>
                  <p>{t('erase.keep.help')}</p>
                  <LazyBoundary
                    fallback={
                      <Button look="secondary" wide busy>
                        {t('support.contact')}
                      </Button>
                    }
                    errorFallback={<Message tone="alert">{t('error.script_missing')}</Message>}
                  >
                    <ContactButton />
                  </LazyBoundary>
                </>
              )}
              {step === 'ask' && (
                <Button look="secondary" wide onClick={() => setAsking(true)}>
                  {t('erase.ask')}
                </Button>
              )}
            </>
          );
        }}
      </QueryView>
      {/* Outside of the view: it is settled also while the state cannot be loaded. */}
      {isUnconfirmed && (
        <UnconfirmedRequestCard
          busy={busy}
          code={erasure.code}
          problem={problem}
          onResend={() => void submit(() => handle(erasure.resend))}
          onGiveUp={erasure.giveUp}
        />
      )}
      {!isUnconfirmed && (
        <p role="alert" className={style.problem}>
          {problem}
        </p>
      )}
      {isAsking && (
        <ErasureSheet
          onSend={async () => {
            const result = await erasure.submit();
            if (result.ok) setChanges((count) => count + 1);
            return result;
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** When the member asked, and by when it is decided. A date that the platform has not said is left out. */
function OpenRequest({ request: { requestedAt, decideBy } }: { readonly request: Erasure }) {
  const { t, language } = useI18n();
  const date = createDateFormat(language.locale, { dateStyle: 'medium' });
  return (
    <Card tone="tinted" className={style.state}>
      <p>{t('erase.received', { date: requestedAt > 0 ? date.format(requestedAt) : '–' })}</p>
      {decideBy > 0 && <p>{t('erase.decide', { until: date.format(decideBy) })}</p>}
    </Card>
  );
}

function RefusedRequest({ request: { decidedAt, reason } }: { readonly request: Erasure }) {
  const { t, language } = useI18n();
  const date = createDateFormat(language.locale, { dateStyle: 'medium' });
  return (
    <Message tone="alert" note={decidedAt > 0 ? date.format(decidedAt) : undefined}>
      {t('erase.refused')} {reason}
    </Message>
  );
}

const OBSTACLE_LINKS = {
  BALANCE: { to: ROUTES.withdraw.path, title: 'page.withdraw.title' },
  ORDER: { to: ROUTES.memberHistory.path, title: 'page.history.title' },
} as const;

/** What has to be settled first, each with the way to it. */
function Obstacles({ list }: { readonly list: readonly ErasureObstacle[] }) {
  const { t } = useI18n();
  return list.map((obstacle) => {
    const { to, title } = OBSTACLE_LINKS[obstacle];
    return (
      <Card key={obstacle} className={style.state}>
        <p>{t(OBSTACLE_TEXTS[obstacle])}</p>
        <ButtonLink to={to} look="secondary" wide>
          {t(title)}
        </ButtonLink>
      </Card>
    );
  });
}
