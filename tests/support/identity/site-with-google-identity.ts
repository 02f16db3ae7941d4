import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { configure } from '../../../deploy/configure.mjs';
import { readSettingsOfBuild } from '../../../deploy/documents/deployment-settings.mjs';
import { DIST_DIR } from '../browser/fixtures';

/**
 * Creates a copy of the built site that has the settings and the content security policies of a deployment with
 * `"identity": "google"`.
 */
export async function copySiteWithGoogleIdentity(): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'google-site-'));
  await cp(DIST_DIR, dir, { recursive: true, preserveTimestamps: true });
  await configure({ ...(await readSettingsOfBuild({ root: '.', local: true })), identity: 'google' }, dir, dir, {
    isLocal: true,
  });
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

/** Mock of the reCAPTCHA script. An invisible reCAPTCHA always passes; a visible reCAPTCHA would wait for a tap. */
const RECAPTCHA_SCRIPT = `(() => {
  const widgets = [];
  window.grecaptcha = {
    render: (_, options) => widgets.push(options) - 1,
    execute: (id) => widgets[id].size === 'invisible' && setTimeout(() => widgets[id].callback('passed')),
    getResponse: () => '',
    reset: () => {},
  };
  const { searchParams } = new URL(document.currentScript.src);
  setTimeout(() => window[searchParams.get('onload')]());
})()`;

/** Mocks Google's hosts with the emulator behind `origin`. Resolves with a live list of the requested hosts. */
export async function mockGoogleHosts(context: BrowserContext, origin: string): Promise<string[]> {
  const requestedHosts: string[] = [];
  await context.route('https://www.google.com/recaptcha/**', (route) => {
    requestedHosts.push('www.google.com');
    return route.fulfill({ contentType: 'text/javascript', body: RECAPTCHA_SCRIPT });
  });
  await context.route('https://identitytoolkit.googleapis.com/**', async (route) => {
    requestedHosts.push('identitytoolkit.googleapis.com');
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const response = await fetch(`${origin}/identitytoolkit.googleapis.com${pathname}${search}`, {
      method: request.method(),
      headers: { 'Content-Type': 'application/json' },
      ...(request.postData() === null ? {} : { body: request.postData() }),
    });
    await route.fulfill({
      status: response.status,
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: await response.text(),
    });
  });
  return requestedHosts;
}
