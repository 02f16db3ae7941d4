import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { prepareMemberSession, waitForMemberId } from '../../../support/members/signed-in';
import { navigateInApp } from '../../../support/page/navigate-in-app';
import { dumpStorage, listSecretEncodings } from '../../../support/page/storage-dump';

// The requests whose answers are lost on purpose.
test.use({ allowedPageErrors: /(CONTENT_LENGTH_MISMATCH|502).*sendDocument|sendDocument.*502|status of 502/ });

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PICTURE_NAME = 'my-passport.png';
const PROOFS = ['Proof of age', 'Proof of name', 'Proof of address'];
const main = (page: Page) => page.getByRole('main');

/** Opens the console's page of members. Returns the row of the member's check. */
async function openChecks(operator: Page) {
  // The console loads its page again after each action, which aborts a navigation.
  await expect(() => operator.goto('/console/people')).toPass();
  const section = operator.locator('section', { has: operator.getByRole('heading', { name: 'Checks of documents' }) });
  return section.locator('tbody tr', { hasText: 'FAIR' }).filter({ hasText: 'alice' });
}

/** Resolves with the id of alice at the merchant of the page. */
async function findMemberId(page: Page): Promise<number> {
  const response = await page.request.get('/console/api/accounts');
  const members: { id: number; merchant: string; username: string }[] = await response.json();
  return members.find(({ merchant, username }) => merchant === 'FAIR' && username === 'alice')?.id ?? 0;
}

async function sendDocument(page: Page, proof: string): Promise<void> {
  const form = page.locator('section', { has: page.getByRole('heading', { name: proof }) }).last();
  await form
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: PICTURE_NAME, mimeType: 'image/png', buffer: PICTURE });
  await expect(form.getByRole('img', { name: proof })).toBeVisible();
  await form.getByRole('button', { name: 'Send', exact: true }).click();
}

test('[SAFE-5.8][SAFE-5.11][SAFE-5.12][SAFE-5.13] a blocked member sends documents, is verified, and deposits', async ({
  page,
  context,
  platform,
}) => {
  test.slow();
  await prepareMemberSession(page);
  await page.goto('/m/voucherCenter');
  await waitForMemberId(page);
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  const before = platform.readBalances('FAIR', 'alice');

  const operator = await context.newPage();
  await operator.goto('/console/people');
  const members = operator.locator('section', { has: operator.getByRole('heading', { name: 'Members', exact: true }) });
  const row = members.locator('tbody tr', { hasText: 'FAIR' }).filter({ hasText: 'alice' });
  await row.getByRole('button', { name: 'Ask for documents' }).click();
  const check = await openChecks(operator);
  await expect(check).toContainText('NEEDED');

  // The form is still there: its deposit is refused, and the reason takes its place.
  await page.getByRole('button', { name: /^₱500/ }).first().click();
  await page.getByRole('button', { name: /^Deposit ₱500/ }).click();
  await expect(page.getByText('You can do this once we have checked your documents.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveCount(0);
  expect(platform.readBalances('FAIR', 'alice')).toEqual(before);

  await main(page).getByRole('link', { name: 'Identity verification' }).click();
  await expect(page.getByText('Received: 0 of 3')).toBeVisible();
  for (const [index, proof] of PROOFS.entries()) {
    // The answer to the first one is lost: the platform says that it has arrived.
    if (index === 0) platform.addFault({ endpoint: 'sendDocument', cut: true, times: 1 });
    await sendDocument(page, proof);
    await expect(main(page).getByRole('heading', { name: proof })).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'Being checked' })).toBeVisible();
  // Without a new document, so that what the app has of the wallet is the state after the last one was sent.
  await navigateInApp(page, '/m/member/home');
  await expect(page.getByRole('link', { name: /Identity verification.*Being checked/ })).toBeVisible();
  await page.goto('/m/withdraw');
  await expect(main(page).getByRole('heading', { name: 'Being checked' })).toBeVisible();
  await expect(page.getByText('You can do this once we have checked your documents.')).toBeVisible();
  await expect(page.getByText(/You can withdraw/)).toHaveCount(0);

  const sent = await openChecks(operator);
  await expect(sent.locator('img')).toHaveCount(3);
  await sent.getByRole('button', { name: 'Ask for another proof of address' }).click();
  await expect(sent).toContainText('MORE');
  await page.goto('/m/member/documents');
  await expect(page.getByText('Your proof of address is older than three months')).toBeVisible();
  await sendDocument(page, 'Proof of address');
  await expect(page.getByRole('heading', { name: 'Being checked' })).toBeVisible();
  const again = await openChecks(operator);
  await again.getByRole('button', { name: 'Approve' }).click();
  await expect(again).toContainText('VERIFIED');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Verified' })).toBeVisible();
  await page.goto('/m/voucherCenter');
  await page.getByRole('button', { name: /^₱500/ }).first().click();
  await page.getByRole('button', { name: /^Deposit ₱500/ }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter\?order=/);
  platform.decideNewestOrder(true);
  expect(platform.readBalances('FAIR', 'alice').cash).toBeGreaterThan(before.cash);
});

test('[SAFE-5.12] a launch says that documents are missing, and leads to them', async ({ page }) => {
  await prepareMemberSession(page);
  const id = await findMemberId(page);
  await page.request.post('/console/api/documents', { data: { id, action: 'ask' } });
  await page.goto('/m/launchGame?code=FERRIS_FIVE&vendor=TCG&prize_mode=1960');
  await expect(page.getByText('You can do this once we have checked your documents.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Identity verification' }).click();
  await expect(page.getByRole('heading', { name: 'Verification needed' })).toBeVisible();
});

test('[SAFE-5.12] a withdrawal refused for documents moves the focus to the reason, which tells of a refused check', async ({
  page,
}) => {
  await prepareMemberSession(page);
  await page.goto('/m/withdraw');
  const id = await findMemberId(page);
  await expect(page.getByText(/You can withdraw/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  await page.request.post('/console/api/documents', { data: { id, action: 'ask' } });
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  const notice = main(page).locator('[tabindex="-1"]', { hasText: 'Verification needed' });
  await expect(notice).toBeFocused();
  await page.request.post('/console/api/documents', { data: { id, action: 'refuse', reason: 'Another name' } });
  await page.reload();
  await expect(
    page.getByText('We could not verify your identity. Ask customer service what you can do.'),
  ).toBeVisible();
  await expect(page.getByText('You can do this once we have checked your documents.')).toHaveCount(0);
  await page.goto('/m/launchGame?code=FERRIS_FIVE&vendor=TCG&prize_mode=1960');
  await expect(
    page.getByText('We could not verify your identity. Ask customer service what you can do.'),
  ).toBeVisible();
  await main(page).getByRole('link', { name: 'Identity verification' }).click();
  await expect(page.getByText('Another name')).toBeVisible();
});

test('[SAFE-5.10] no storage, event, report or console line of the app has a document or its name', async ({
  page,
  platform,
}) => {
  const written: string[] = [];
  page.on('console', (message) => written.push(message.text()));
  // A photo is drawn again before it is sent, so its bytes are others than those that were chosen.
  const sent: string[] = [];
  page.on('request', (request) => {
    const [, content] = /"content":"([^"]+)"/.exec(request.postData() ?? '') ?? [];
    if (content !== undefined) sent.push(content);
  });
  platform.setScenario('FAIR', { collector: 'otlp' });
  await prepareMemberSession(page);
  const id = await findMemberId(page);
  await page.request.post('/console/api/documents', { data: { id, action: 'ask' } });
  await page.goto('/m/member/documents');
  await expect(page.getByText('Received: 0 of 3')).toBeVisible();
  platform.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
  await sendDocument(page, 'Proof of age');
  await expect(page.getByRole('heading', { name: 'We have no answer yet' })).toBeVisible();
  const stored = await dumpStorage(page);
  expect(stored).toMatch(/MC_REQUEST:\w+:document:/);
  await sendDocument(page, 'Proof of age');
  await expect(page.getByText('Received: 1 of 3')).toBeVisible();
  const after = await dumpStorage(page);
  // What waits is sent when the page is left.
  await page.goto('about:blank');
  await expect.poll(() => platform.collectedRecords().length).toBeGreaterThan(0);
  const others = platform.wireEntries().filter(({ endpoint }) => endpoint !== 'sendDocument');
  const texts = [stored, after, ...written, JSON.stringify([others, platform.collectedRecords()])];
  expect(sent).toHaveLength(2);
  const starts = [PICTURE.toString('base64'), ...sent].map((content) => content.slice(0, 60));
  for (const secret of [...starts, PICTURE_NAME])
    for (const form of listSecretEncodings(secret)) for (const text of texts) expect(text).not.toContain(form);
});

test('[SAFE-5.7] an account that is closed while its page is open is reported in place, with the reason', async ({
  page,
}) => {
  await prepareMemberSession(page);
  await page.goto('/m/member/home');
  await waitForMemberId(page);
  const id = await findMemberId(page);
  const reason = 'Opened with another person’s documents';
  await page.request.post('/console/api/accounts', { data: { id, close: true, reason } });
  // The next poll, or what becoming visible again asks, tells: no press is needed.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('This account is closed.');
  await expect(notice).toContainText(reason);
  await expect(notice).not.toContainText('Your balance is safe');
});
