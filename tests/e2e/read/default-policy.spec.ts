import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { waitForApp } from '../../support/page/wait-for-app';

// The attacks below make the browser log the refused violations.
test.use({ allowedPageErrors: /Trusted|script|Content Security Policy/i });

/** Gives each place of a page that runs text as script a text. Resolves with how each has ended. */
const attackSinks = (page: Page) =>
  page.evaluate(async () => {
    // While DevTools evaluate a script, the page may evaluate texts as well.
    await new Promise((resolve) => setTimeout(resolve));
    const attempt = (attack: () => void) => {
      try {
        attack();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): void };
    };
    const script = document.createElement('script');
    const frame = document.createElement('iframe');
    const box = document.createElement('div');
    document.body.append(box);
    const markup = '<img src="x" onerror="alert(1)">';
    return {
      'another policy': attempt(() => trustedTypes.createPolicy('other', { createHTML: (input: string) => input })),
      'another default policy': attempt(() =>
        trustedTypes.createPolicy('default', { createScriptURL: (input: string) => input }),
      ),
      innerHTML: attempt(() => {
        box.innerHTML = markup;
      }),
      insertAdjacentHTML: attempt(() => box.insertAdjacentHTML('beforeend', markup)),
      'document.write': attempt(() => document.write(markup)),
      srcdoc: attempt(() => {
        frame.srcdoc = markup;
      }),
      DOMParser: attempt(() => new DOMParser().parseFromString(markup, 'text/html')),
      'script.src': attempt(() => {
        script.src = 'https://evil.example/a.js';
      }),
      'script.text': attempt(() => {
        script.text = 'alert(1)';
      }),
      onclick: attempt(() => box.setAttribute('onclick', 'alert(1)')),
      setTimeout: attempt(() => setTimeout('alert(1)')),
      // biome-ignore lint/security/noGlobalEval: the policy under test refuses it
      eval: attempt(() => globalThis.eval('1')),
      Function: attempt(() => new Function('return 1')),
      Worker: attempt(() => new Worker('/m/assets/worker.js')),
    };
  });

test('[SOCIAL-1] the Trusted Types of the page accept no other policy and refuse a text wherever it would be run', async ({
  page,
}) => {
  await page.goto('/m/home');
  // The app creates the default policy.
  await waitForApp(page);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await attackSinks(page)).toEqual({
    'another policy': 'TypeError',
    'another default policy': 'TypeError',
    innerHTML: 'TypeError',
    insertAdjacentHTML: 'TypeError',
    'document.write': 'TypeError',
    srcdoc: 'TypeError',
    DOMParser: 'TypeError',
    'script.src': 'TypeError',
    'script.text': 'TypeError',
    onclick: 'TypeError',
    setTimeout: 'TypeError',
    eval: 'EvalError',
    Function: 'EvalError',
    Worker: 'TypeError',
  });
});

test.describe('with service workers', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[SOCIAL-1] the policy of the page refuses a text as the URL of a service worker', async ({ page }) => {
    const register = () =>
      page.evaluate(() =>
        navigator.serviceWorker.register('/m/sw.js').then(
          () => 'done',
          (error: Error) => error.name,
        ),
      );
    // With the default policy of the app, which registers its own service worker.
    await page.goto('/m/home');
    await waitForApp(page);
    expect(await register()).toBe('TypeError');
    // Without the app, by the header alone.
    await page.route('**/m/home', async (route) => route.fulfill({ response: await route.fetch(), body: '<p>Empty' }));
    await page.goto('/m/home');
    expect(await register()).toBe('TypeError');
  });
});
