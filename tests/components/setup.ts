import { afterEach, beforeEach, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import '../../src/ui/styles/base.css';
import { setCookie } from '../../src/browser/storage/cookies';
import { BUILD_INFO_ELEMENT_ID } from '../../src/contract/bootstrap/build-info-element';
import { queryClient } from '../../src/services/queries/query-client';
import { resetNetwork } from './network';
import { emptyOutbox } from './outbox';

// What index.html contains: the data of the build, and the settings of the deployment for the host.
const build = document.createElement('script');
build.type = 'application/json';
build.id = BUILD_INFO_ELEMENT_ID;
build.textContent = '{}';
document.head.append(build);
window.hostBlock = { merchant: 'FAIR' };

// Each check of `expect.poll` and `expect.element` would advance fake timers, so that the time in a test would depend on
// how long a response takes. Tests advance the time themselves, with `advanceTimersByTimeAsync`.
vi.advanceTimersByTime = () => vi;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) setCookie(cookie.replace(/=.*/, ''), '', 0);
  await resetNetwork();
  await commands.clearFaults();
  // A failed test may have left requests on hold.
  await commands.releaseRequests();
  await emptyOutbox();
  await commands.resetPlatform();
});

afterEach(async () => {
  // Before the platform is reset: what is rendered would send requests after it.
  await cleanup();
  // A late response would be stored in the next test, with the content of a platform that has been reset.
  await queryClient.cancelQueries();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
