import { DOMAIN_LIST_PREFIX } from '../../../../src/contract/storage-keys';
import { expect, test } from '../../../support/browser/fixtures';
import { createSignedDomainListBody, pinDomainListSigningKey } from '../../../support/http/domain-list-signing-key';
import { findDemoMember } from '../../../support/members/demo-member';

// The merchant’s other host gets the token (ROUTE-7.1).
test.use({ allowedPrivateData: /^foreign request https:\/\/fair-b\.localhost\/mall: token$/ });

const alice = findDemoMember('alice');
/** A host that the unsigned status lists as the merchant's own. */
const NAMED_HOST = 'fair-b.localhost';
const LOGIN_QUERY = `?redirectUrl=${encodeURIComponent(`https://${NAMED_HOST}/mall`)}`;

test.beforeEach(async ({ page, context }) => {
  const elsewhere = { contentType: 'text/html', body: '<title>Elsewhere</title><h1>Elsewhere</h1>' };
  await context.route(
    (url) => url.hostname === NAMED_HOST,
    (route) => route.fulfill(elsewhere),
  );
  await pinDomainListSigningKey(page);
});

test('[ROUTE-7.2] with a pinned signing key, the token goes to hosts of the signed list, not to one that only the status lists', async ({
  page,
  context,
  loginPage,
  platform,
}) => {
  const requestsToHost: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).hostname === NAMED_HOST) requestsToHost.push(request.url());
  });
  await loginPage.open(LOGIN_QUERY);
  await loginPage.signIn(alice.username, alice.password);
  await expect(page.getByRole('alertdialog')).toContainText('does not belong to this site');
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(requestsToHost).toEqual([]);

  platform.addFault({ endpoint: 'domainRoute', body: createSignedDomainListBody([`https://${NAMED_HOST}`], 1) });
  await page.goto('/m/home');
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `${DOMAIN_LIST_PREFIX}FAIR`))
    .not.toBeNull();
  await page.goto(`/m/login${LOGIN_QUERY}`);
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('token')).toMatch(/^[\w-]{43}$/);
});
