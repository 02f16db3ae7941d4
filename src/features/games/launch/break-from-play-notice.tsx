import { useQuery } from '@tanstack/react-query';
import { CASHIER_ERROR_CODES } from '../../../contract/cashier-codes';
import { ROUTES } from '../../../contract/paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { ButtonLink } from '../../../services/navigation/button-link';
import { getKnownBreakEnd } from '../../../services/play-protection/known-break-end';
import { usePlayStatus } from '../../../services/play-protection/play-status';
import { useQueryScope } from '../../../services/queries/query-scope';
import { BreakFromPlayMessage } from '../../../services/wallet/break-from-play-message';
import { walletQuery } from '../../../services/wallet/wallet-queries';
import { EmptyState } from '../../../ui/feedback/empty-state';
import type { LaunchFailure } from './launch-machine';

/** Returns the wallet; undefined until it is loaded. */
const useWallet = () => useQuery(walletQuery(useQueryScope())).data?.value;

/** Whether a launch failed because the member is on a break from play. */
export const isBreakFromPlayFailure = (failure: LaunchFailure): boolean =>
  failure.layer === 'business' && failure.code === CASHIER_ERROR_CODES.breakActive;

/** Whether a launch failed because the member's own limit of playing time is reached. */
export const isTimeLimitFailure = (failure: LaunchFailure): boolean =>
  failure.layer === 'business' && failure.code === CASHIER_ERROR_CODES.timeLimitReached;

/** Whether a launch failed because the member has to send documents first. */
export const isDocumentsFailure = (failure: LaunchFailure): boolean =>
  failure.layer === 'business' && failure.code === CASHIER_ERROR_CODES.documentsNeeded;

/** Notice that the member's limit of playing time is reached. Offers no other game and no retry (SAFE-2). */
export function TimeLimitNotice() {
  const t = useTranslate();
  return (
    <EmptyState
      icon="pause"
      illustration="break"
      title={t('page.limits.title')}
      action={<ButtonLink to={ROUTES.memberLimits.path}>{t('limits.heading')}</ButtonLink>}
    >
      {t('refused.limit.time')}
    </EmptyState>
  );
}

/** Notice that the member has to send documents first. Offers no other game and no retry (SAFE-5.12). */
export function DocumentsNotice() {
  const t = useTranslate();
  const wallet = useWallet();
  return (
    <EmptyState
      icon="lock"
      illustration="card"
      action={<ButtonLink to={ROUTES.memberDocuments.path}>{t('page.documents.title')}</ButtonLink>}
    >
      {t(wallet?.documents.state === 'REFUSED' ? 'documents.refused' : 'refused.documents')}
    </EmptyState>
  );
}

/** Notice that no game can be opened until the break from play ends (MEM-1). */
export function BreakFromPlayNotice() {
  const t = useTranslate();
  const wallet = useWallet();
  return (
    <BreakFromPlayMessage
      until={Math.max(wallet?.breakUntil ?? 0, getKnownBreakEnd())}
      isExcluded={usePlayStatus() === 'excluded'}
      action={
        <ButtonLink to={ROUTES.home.path} look="secondary">
          {t('action.home')}
        </ButtonLink>
      }
    />
  );
}
