import { keepQueryParameters } from '../base/campaign-params';
import { systemClock } from '../base/clock';
import { isOnline } from '../browser/device/network';
import { isPageVisible, subscribeToPageBecomingVisible } from '../browser/device/visibility';
import { readDeploymentSettings } from '../browser/page/deployment';
import { readExtension } from '../browser/page/extension';
import { runAfterFirstPaint } from '../browser/page/first-paint';
import { importChunk } from '../browser/page/import-chunk';
import { watchFieldInput } from '../browser/page/typed-fields';
import { createDefaultTrustedTypesPolicy } from '../browser/security/default-trusted-types-policy';
import { safeLocalStorage, safeSessionStorage } from '../browser/storage/web-storage';
import { FAILED_START_COUNT_KEY } from '../contract/storage-keys';
import { createStart, type Start } from '../features/boot/create-start';
import { fetchStatus } from '../features/boot/fetch-status';
import { showToastWhenOffline } from '../features/lifecycle/show-toast-when-offline';
import { runAutoLoginLazily } from '../features/login/auto-login/run-auto-login-lazily';
import { loadI18next } from '../services/i18n/i18n';
import { isIdentityRedirectPending } from '../services/identity/is-identity-redirect-pending';
import { registerSocialSignInPanelLoader } from '../services/identity/social-sign-in-panel-loader';
import { saveCampaignParams } from '../services/navigation/navigate';
import { watchExclusionRefusals } from '../services/play-protection/watch-exclusion-refusals';
import { connectQueryClient } from '../services/queries/connect-query-client';
import { getCurrentSession } from '../services/session/session-store';
import { consumeUrlToken } from '../services/session/url-token';
import { refreshMember } from '../services/session-lifecycle/refresh-member';
import { registerSecondFactorHandler } from '../services/session-lifecycle/second-factor-challenge';
import { watchSession } from '../services/session-lifecycle/watch-session';
import { prepareDomainFailover, startDomainFailover } from './domain-failover';
import { prefetchHomeQueries } from './prefetch-home-queries';
import { preloadFirstPage } from './preload-first-page';
import { getRoutes } from './routes';

/**
 * Composition root: connects the features and starts the app. The order is: status, session, then the work that can
 * wait until after the first paint. Resolves with the start once there is something to render.
 */
export async function composeApp(): Promise<Start> {
  if (readDeploymentSettings().identity !== 'none') createDefaultTrustedTypesPolicy();
  watchFieldInput();
  keepQueryParameters(readExtension()?.queryParameters ?? []);
  saveCampaignParams(location.search);
  connectQueryClient();
  watchSession();
  watchExclusionRefusals();
  showToastWhenOffline();
  registerSecondFactorHandler(async (step) => {
    const { openSecondFactorDialog } = await importChunk(() => import('../features/second-factor/open-second-factor'));
    return openSecondFactorDialog(step);
  });
  registerSocialSignInPanelLoader(() => import('../features/social/ui/social-sign-in-panel'));
  const address = { search: location.search, entry: history.state as unknown };
  const start = createStart({
    fetchStatus,
    startPolling: () => void startDomainFailover(start),
    clock: systemClock,
    isOnline,
    isPageVisible,
    subscribeToPageBecomingVisible,
  });
  const started = start.run();
  const linkToken = consumeUrlToken();
  await started;
  if (linkToken !== undefined) void signInWithLinkToken(linkToken);
  if (getCurrentSession()) void refreshMember();
  else if (isIdentityRedirectPending(safeSessionStorage)) resumeRedirect();
  else void start.whenLoaded.then(() => runAutoLoginLazily(address));
  runAfterFirstPaint(async () => {
    safeLocalStorage.remove(FAILED_START_COUNT_KEY);
    const [{ registerServiceWorker }] = await Promise.all([
      importChunk(() => import('../browser/workers/service-worker-bridge')),
      loadI18next(),
    ]);
    await registerServiceWorker();
    const { startBackgroundTasks } = await importChunk(() => import('../features/lifecycle/start-background-tasks'));
    startBackgroundTasks();
    await start.whenLoaded;
    await prepareDomainFailover();
  });
  await Promise.all([prefetchHomeQueries(), preloadFirstPage(getRoutes)]);
  return start;
}

async function signInWithLinkToken(token: string): Promise<void> {
  // If the chunk fails to load, the member stays signed in and can open the link again.
  const chunk = await import('../services/session-lifecycle/sign-in-with-url-token').catch(() => undefined);
  await chunk?.signInWithUrlToken(token);
}

function resumeRedirect(): void {
  // If the chunk fails to load, the visitor signs in by hand.
  import('../features/social/ui/resume-redirect-sign-in').then(
    ({ resumeRedirectSignIn }) => resumeRedirectSignIn(),
    () => undefined,
  );
}
