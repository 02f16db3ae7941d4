import { afterFirstPaint } from '../browser/first-paint';
import { watchTyping } from '../browser/typed-fields';
import { localStore, sessionStore } from '../browser/web-storage';
import { FAILED_STARTS_KEY } from '../contract/storage-keys';
import { freshStatus, start } from '../features/boot/start';
import { watchNetwork } from '../features/lifecycle/watch-network';
import { startAutoLogin } from '../features/login/start-auto-login';
import { loadEngine } from '../services/i18n/i18n';
import { hasLeft } from '../services/identity/has-left';
import { bindSocialPanel } from '../services/identity/social-panel-source';
import { keepPassthrough } from '../services/navigation/navigator';
import { refreshMember } from '../services/session/refresh-member';
import { bindSecondStep } from '../services/session/second-step';
import { currentSession } from '../services/session/session-store';
import { takeUrlToken } from '../services/session/url-token';
import { watchSession } from '../services/session/watch-session';
import { offerRecovery, prepareRecovery } from './recovery';

/** Phone and social sign-in: its panel, and how a sign-in on a provider's page is taken up (SOCIAL-4). */
const loadSocial = () => import('../features/social/social-panel');

/** Puts the parts together and starts them: the status first, then who is signed in, then what can wait. */
export async function compose(): Promise<void> {
  watchTyping();
  keepPassthrough(location.search);
  watchSession();
  watchNetwork();
  bindSecondStep(async (step) => {
    const { openSecondFactor } = await import('../features/second-factor/open-second-factor');
    return openSecondFactor(step);
  });
  bindSocialPanel(loadSocial);
  const address = { search: location.search, entry: history.state as unknown };
  const started = start(() => void offerRecovery());
  takeUrlToken();
  await started;
  if (currentSession()) void refreshMember();
  else if (hasLeft(sessionStore)) takeUpReturn();
  else void freshStatus.then(() => startAutoLogin(address));
  afterFirstPaint(async () => {
    localStore.remove(FAILED_STARTS_KEY);
    const [{ registerServiceWorker }] = await Promise.all([import('../browser/sw-bridge'), loadEngine()]);
    await registerServiceWorker();
    const { keepUp } = await import('../features/lifecycle/keep-up');
    keepUp();
    await freshStatus;
    await prepareRecovery();
  });
}

function takeUpReturn(): void {
  // When its code cannot be had just now the visitor signs in by hand.
  loadSocial().then(
    ({ takeUpReturn: takeUp }) => takeUp(),
    () => undefined,
  );
}
