import { expect } from '../../../support/browser/fixtures';
import { test } from '../../../support/push/push-fixtures';
import { turnPushOn } from '../../../support/push/turn-push-on';

test('[PUSH-3] [OFF-4] push messages from the operator’s console reach a member or everyone, and the console shows each outcome', async ({
  page,
  context,
  platform,
  desktop,
}) => {
  await turnPushOn(page);
  await expect.poll(() => platform.countPushDevices('FAIR', undefined)).toBe(1);
  const operator = await context.newPage();
  await operator.goto('/console/push');
  const form = operator
    .locator('section', { has: operator.getByRole('heading', { name: 'Fairground', exact: true }) })
    .locator('form');
  const send = async (to: string, title: string) => {
    await form.getByLabel('To').selectOption({ label: to });
    await form.getByLabel('Title').fill(title);
    await form.getByRole('button', { name: 'Send' }).click();
  };
  const sent = (title: string) =>
    operator.locator('section', { has: operator.getByRole('heading', { name: 'Sent' }) }).getByRole('row', {
      name: title,
    });

  await send('alice (1)', 'Your win');
  await expect(sent('Your win')).toContainText(/member \d+.*1 accepted/);
  await send('everyone who wants news (1)', 'A new game');
  await expect(sent('A new game')).toContainText(/ALL.*1 accepted/);
  await send('bob (0)', 'For nobody');
  await expect(sent('For nobody')).toContainText('no device');

  await expect.poll(() => desktop.shown.map(({ title }) => title)).toEqual(['Your win', 'A new game']);
  await expect.poll(() => platform.pushReceipts().filter((one) => one.endsWith('shown')).length).toBe(2);
  await operator.reload();
  const receipts = operator.locator('section', { has: operator.getByRole('heading', { name: 'Receipts' }) });
  await expect(receipts.getByRole('row', { name: 'shown' })).toHaveCount(2);
});
