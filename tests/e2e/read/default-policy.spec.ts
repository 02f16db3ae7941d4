import { expect, test } from '../../support/browser/fixtures';
import { waitForApp } from '../../support/page/wait-for-app';

// The attacks below make the browser log the refused violations.
test.use({ allowedPageErrors: /Trusted|script|Content Security Policy/i });

test('[SOCIAL-1] the default Trusted Types policy of the page cannot be replaced and blocks script injection', async ({
  page,
}) => {
  await page.goto('/m/home');
  // The app creates the policy.
  await waitForApp(page);
  await expect(page.getByRole('banner')).toBeVisible();
  const outcome = await page.evaluate(() => {
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
    return {
      policy: attempt(() => trustedTypes.createPolicy('default', { createScriptURL: (input: string) => input })),
      script: attempt(() => {
        script.src = 'https://evil.example/a.js';
      }),
      markup: attempt(() => {
        document.body.innerHTML = '<p>x</p>';
      }),
    };
  });
  expect(outcome).toEqual({ policy: 'TypeError', script: 'TypeError', markup: 'TypeError' });
});
