import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { autoLoginCancelSignal } from '../../../services/remembered-login/cancel-auto-login';
import { PhoneSignInForm } from './phone-sign-in-form';

beforeEach(async () => {
  Object.assign(window, { hostBlock: { merchant: 'FAIR', identity: 'emulated' } });
  await resetPageAndRecordNavigations();
});

test('[REM-3.6] typing a number into the phone form of the social sign-in cancels auto login', async () => {
  const screen = await render(<PhoneSignInForm takesFocus={false} />, { wrapper: TestProviders });
  expect(autoLoginCancelSignal.aborted).toBe(false);
  await screen.getByRole('textbox', { name: 'Mobile number' }).fill('9170000002');
  expect(autoLoginCancelSignal.aborted).toBe(true);
});
