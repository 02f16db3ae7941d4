import { afterFirstPaint } from '../browser/first-paint';
import { start } from '../features/boot/start';
import { watchNetwork } from '../features/lifecycle/watch-network';
import { readStartAddress, startAutoLogin } from '../features/login/start-auto-login';
import { loadEngine } from '../services/i18n/i18n';
import { keepPassthrough } from '../services/navigation/navigator';
import { refreshMember } from '../services/session/refresh-member';
import { bindSecondStep } from '../services/session/second-step';
import { currentSession } from '../services/session/session-store';
import { takeUrlToken } from '../services/session/url-token';
import { watchSession } from '../services/session/watch-session';

/** Puts the parts together and starts them: the status first, then who is signed in, then what can wait. */
export async function compose(): Promise<void> {
  keepPassthrough(location.search);
  watchSession();
  watchNetwork();
  bindSecondStep(async (step) => {
    const { openSecondFactor } = await import('../features/second-factor/open-second-factor');
    return openSecondFactor(step);
  });
  const address = readStartAddress();
  const started = start();
  takeUrlToken();
  await started;
  if (currentSession()) void refreshMember();
  else void startAutoLogin(address);
  afterFirstPaint(async () => {
    const [{ registerServiceWorker }] = await Promise.all([import('../browser/sw-bridge'), loadEngine()]);
    await registerServiceWorker();
  });
}
