import { useRef, useState } from 'react';
import { type Clock, systemClock } from '../base/clock';
import { ROUTES } from '../contract/paths';
import { AccountDataRow } from '../features/browser-data/account-data-row';
import style from '../features/browser-data/browser-data.module.css';
import { ForgetDeviceSection } from '../features/browser-data/forget-device-section';
import { KeptDataSection } from '../features/browser-data/kept-data-section';
import { SaveDataRow } from '../features/browser-data/save-data-row';
import { useTranslate } from '../services/i18n/i18n';
import { PageLayout } from '../services/navigation/page-layout';
import { useSession } from '../services/session/session-store';
import { leaveForgottenDevice } from '../services/session-lifecycle/leave-forgotten-device';
import { Button } from '../ui/button/button';
import { Message } from '../ui/feedback/message';
import { Skeleton } from '../ui/feedback/skeleton';
import { LazyBoundary } from '../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../ui/lazy/lazy-with-retry';
import { RowList } from '../ui/list/rows';
import { IllustratedIcon } from '../ui/media/illustrated-icon';

/** Loaded after the page: few members ask for it, and a visitor never does. */
const ErasureSection = lazyWithRetry(() => import('../features/erasure/erasure-section'));

/**
 * “Your data”: what this browser keeps, a file with all of it, and how to forget this device (SAFE-6). For visitors
 * too: their browser keeps something as well.
 */
export default function MemberDataPage({ clock = systemClock }: { readonly clock?: Clock }) {
  const t = useTranslate();
  const isMember = useSession(({ session }) => session !== undefined);
  const [result, setResult] = useState<'deleted' | 'incomplete'>();
  const focusOnce = useRef((heading: HTMLHeadingElement | null) => heading?.focus());

  function finish(isDeleted: boolean) {
    setResult(isDeleted ? 'deleted' : 'incomplete');
    // What is left is to be read about before.
    if (isDeleted) leaveForgottenDevice();
  }

  if (result)
    return (
      <PageLayout title={t('page.data.title')} hasBack={false}>
        <div className={style.done}>
          <IllustratedIcon
            icon={result === 'deleted' ? 'check' : 'warning'}
            illustration={result === 'deleted' ? 'welcome' : 'failed'}
          />
          <h2 ref={focusOnce.current} tabIndex={-1}>
            {t(result === 'deleted' ? 'data.forget.done.title' : 'data.forget.go')}
          </h2>
          <p>{t(result === 'deleted' ? 'data.forget.done.text' : 'data.forget.left')}</p>
        </div>
        {/* Until it begins again, this tab stores nothing, such as the id of a deposit. A wait for a network may fail. */}
        <Button wide onClick={() => leaveForgottenDevice()}>
          {t('action.home')}
        </Button>
        <Button wide look="quiet" onClick={() => leaveForgottenDevice(ROUTES.login.path)}>
          {t('action.login')}
        </Button>
      </PageLayout>
    );
  return (
    <PageLayout title={t('page.data.title')}>
      <KeptDataSection />
      <RowList>
        <SaveDataRow />
        {isMember && <AccountDataRow />}
      </RowList>
      <ForgetDeviceSection clock={clock} onForgotten={finish} />
      {/* Last, as it arrives late: no other section moves, and the legal information stays below the screen. */}
      {isMember && (
        <LazyBoundary
          fallback={<Skeleton label={t('state.loading')} rows={1} />}
          errorFallback={<Message tone="alert">{t('error.script_missing')}</Message>}
        >
          <ErasureSection />
        </LazyBoundary>
      )}
    </PageLayout>
  );
}
