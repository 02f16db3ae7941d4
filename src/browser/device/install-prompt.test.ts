import { describe, expect, test } from 'vitest';
import { createManualClock } from '../../../tests/support/clocks/manual-clock';
import type { BeforeInstallPromptEvent } from '../../contract/bootstrap/install-event';
import {
  hasInstalledRelatedApp,
  hasInstallPrompt,
  INSTALL_PROMPT_TIMEOUT_MS,
  showInstallPrompt,
} from './install-prompt';

const offered = (prompt: BeforeInstallPromptEvent['prompt']) => ({
  installEvent: Object.assign(new Event('x'), { prompt }),
});

describe('[INST-1] browser’s install prompt', () => {
  test.each(['accepted', 'dismissed'] as const)(
    '[INST-1.3] showing the browser’s install prompt resolves with “%s”, and is possible only once',
    async (outcome) => {
      const holder = offered(async () => ({ outcome }));
      expect(hasInstallPrompt(holder)).toBe(true);
      expect(await showInstallPrompt(holder)).toBe(outcome);
      expect(hasInstallPrompt(holder)).toBe(false);
      expect(await showInstallPrompt(holder)).toBe('unavailable');
    },
  );

  test('showing the browser’s install prompt resolves with “unavailable” if the browser refuses to show the prompt', async () => {
    const refuse = () => Promise.reject(new DOMException('no tap', 'NotAllowedError'));
    const fail = () => {
      throw new DOMException('used', 'InvalidStateError');
    };
    expect(await showInstallPrompt(offered(refuse))).toBe('unavailable');
    expect(await showInstallPrompt(offered(fail))).toBe('unavailable');
  });

  test('[INST-1.3] showing the prompt resolves with “no-response” if the user has not answered within the timeout', async () => {
    const clock = createManualClock();
    const shown = showInstallPrompt(
      offered(() => new Promise(() => {})),
      clock,
    );
    await clock.advance(INSTALL_PROMPT_TIMEOUT_MS);
    expect(await shown).toBe('no-response');
  });

  test.each([['an installed related app', { getInstalledRelatedApps: async () => [{ platform: 'webapp' }] }]])(
    '[INST-2] with %s, the app counts as installed',
    async (_, carrier) => {
      expect(await hasInstalledRelatedApp(carrier)).toBe(true);
    },
  );

  test.each([
    ['a browser without the API', {}],
    ['no related app', { getInstalledRelatedApps: async () => [] }],
    ['a refused query', { getInstalledRelatedApps: () => Promise.reject(new Error('not a top-level page')) }],
  ])('[INST-2] with %s, the app does not count as installed', async (_, carrier) => {
    expect(await hasInstalledRelatedApp(carrier)).toBe(false);
  });
});
