import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../../../tests/components/axe';
import { resetPageAndRecordNavigations, signInMember } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { queryClient } from '../../queries/query-client';
import { ForgotPasswordButton } from './forgot-password-button';

beforeEach(async () => {
  queryClient.clear();
  await resetPageAndRecordNavigations();
});

async function openSheet(hasOtherSignInOptions: boolean) {
  const screen = await render(<ForgotPasswordButton hasOtherSignInOptions={hasOtherSignInOptions} />, {
    wrapper: TestProviders,
  });
  await screen.getByRole('button', { name: 'Forgot your password?' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Customer service' });
  await expect.element(sheet).toBeVisible();
  return sheet;
}

describe('forgot-password button', () => {
  test('[LOGIN-1] the forgot-password button opens a sheet with the customer service links', async () => {
    const sheet = await openSheet(true);
    await expect.element(sheet.getByText('Customer service can help you get a new password.')).toBeVisible();
    await expect.element(sheet.getByRole('link', { name: 'Live chat' })).toBeVisible();
    await expectAccessibleInBothTextDirections('dialog');
  });

  test('[LOGIN-8.7] for a member, the forgot-password button opens a sheet whose customer service links contain the username', async () => {
    await signInMember('fiona');
    const sheet = await openSheet(false);
    await expect
      .element(sheet.getByRole('link', { name: 'Live chat' }))
      .toHaveAttribute('href', expect.stringMatching(/userName=fiona/));
  });
});
