import { afterEach, beforeEach, vi } from 'vitest';
import { commands } from 'vitest/browser';
import '../../src/ui/styles/base.css';
import { DEPLOYMENT_SETTINGS_ELEMENT_ID } from '../../src/contract/bootstrap/deployment';
import { resetNetwork } from './network';

// The deployment settings that the build writes into the page.
const deployment = document.createElement('script');
deployment.type = 'application/json';
deployment.id = DEPLOYMENT_SETTINGS_ELEMENT_ID;
deployment.textContent = JSON.stringify({ merchant: 'FAIR', captchaFrame: '' });
document.head.append(deployment);

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await commands.resetPlatform();
  await resetNetwork();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
