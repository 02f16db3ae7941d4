import { beforeEach, describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../../../tests/components/axe';
import { messageWithCode } from '../../../../tests/components/error-code';
import { loadMerchantStatus, resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { queryClient } from '../../../services/queries/query-client';
import { SmsLoginForm } from './sms-login-form';

const ALICE = '9170000001';
const MISSING = 'The dialling code of your country could not be loaded.';

beforeEach(async () => {
  queryClient.clear();
  await resetPageAndRecordNavigations();
});

async function openForm() {
  const screen = await render(
    <main>
      <SmsLoginForm />
    </main>,
    { wrapper: TestProviders },
  );
  const sheet = screen.getByRole('dialog', { name: 'Dialling code' });
  return {
    screen,
    sheet,
    search: sheet.getByRole('combobox', { name: 'Search by country or code' }),
    options: sheet.getByRole('option'),
    mobile: screen.getByRole('textbox', { name: 'Mobile number' }),
    code: screen.getByRole('textbox', { name: 'Code from the SMS' }),
    send: screen.getByRole('button', { name: /^Send/ }),
    callingCode: screen.getByRole('button', { name: /^Dialling code/ }),
    missing: screen.getByRole('alert').filter({ hasText: MISSING }),
  };
}

const countSent = () => Promise.all(['sendSmsCode', 'login'].map(commands.countRequests));
const readDialedCode = async (): Promise<unknown> =>
  JSON.parse((await commands.readRequests('sendSmsCode'))[0]?.body ?? '{}').countryDialingCode;

describe('[LOGIN-6] calling code', () => {
  test('can be found by country name or digits, and chosen by keyboard or tap', async () => {
    const first = await openForm();
    await expect.element(first.callingCode).toHaveAccessibleName(/\+63, Philippines/);
    await first.callingCode.click();
    (first.sheet.getByRole('listbox').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(first.callingCode).toHaveAccessibleName(/\+84, Vietnam/);
    await first.callingCode.click();
    await first.search.fill('turk');
    await expect
      .poll(() => first.options.elements().map(({ textContent }) => textContent))
      .toEqual([expect.stringMatching(/Türkiye\+90/)]);
    await first.search.fill('60');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => first.sheet.elements()).toEqual([]);
    await expect.element(first.callingCode).toHaveAccessibleName(/\+60, Malaysia/);
    await expect.element(first.callingCode).toHaveFocus();
    await first.screen.unmount();

    const { callingCode, sheet, search, options, mobile, send } = await openForm();
    await expect.element(callingCode).toHaveAccessibleName(/\+60/);
    await callingCode.click();
    await options.filter({ hasText: 'Philippines' }).click();
    await expect.element(callingCode).toHaveAccessibleName(/\+63/);
    await callingCode.click();
    await search.fill('nowhere');
    await expect.element(sheet.getByText('No country matches.')).toBeVisible();
    await userEvent.keyboard('{Escape}'); // empties the search
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => sheet.elements()).toEqual([]);
    await mobile.fill(ALICE);
    await send.click();
    await expect.poll(readDialedCode).toBe('63');
  });

  test('[LOGIN-6.1] cannot be chosen if the switch UPDATEMOBILEICC3 is off', async () => {
    await commands.setSwitch('UPDATEMOBILEICC3', false);
    await loadMerchantStatus();
    const { screen, callingCode } = await openForm();
    await expect.element(screen.getByText('+63')).toBeVisible();
    expect(callingCode.elements()).toEqual([]);
  });

  test('[LOGIN-6.1] cannot be chosen if the platform returns no countries', async () => {
    const value = { countryCode: 'PH', countryDialingCode: '63', countries: [] };
    const body = JSON.stringify({ success: true, value });
    await commands.addFault({ endpoint: 'country', body, contentType: 'application/json' });
    const { screen, callingCode } = await openForm();
    await expect.element(screen.getByText('+63')).toBeVisible();
    expect(callingCode.elements()).toEqual([]);
  });

  test('[LOGIN-6.2] must be loaded before an SMS can be requested or the form can be submitted', async () => {
    await commands.holdRequests('country');
    const { mobile, code, send } = await openForm();
    await mobile.fill(`+63${ALICE}`);
    await code.fill('123456');
    await expect.element(send).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await commands.releaseRequests();
    await expect.element(send).toBeEnabled();
    expect(await countSent()).toEqual([0, 0]);
    await userEvent.keyboard('{Enter}');
    await expect
      .element(code)
      .toHaveAccessibleDescription(messageWithCode('This code is not right or no longer valid.'));
    await send.click();
    await expect.element(code).toHaveAccessibleDescription(`A code is on its way to +63 ${ALICE}.`);
    expect([await countSent(), await readDialedCode()]).toEqual([[1, 1], '63']);
  });

  test('[LOGIN-6.2][LOGIN-6.3][LOGIN-7] the calling code field shows an error and blocks the SMS request if the calling codes fail to load', async () => {
    await commands.addFault({ endpoint: 'country', status: 500 });
    const { screen, mobile, code, send, missing } = await openForm();
    await expect.element(missing).toBeVisible();
    await expect.element(screen.getByText(/^Error code [\da-f]{4}-[\da-f]{4}$/)).toBeVisible();
    await expectAccessibleInBothTextDirections('main');
    await mobile.fill(`+63 ${ALICE}`);
    (send.element() as HTMLButtonElement).click();
    await code.fill('123456');
    await userEvent.keyboard('{Enter}');
    await commands.clearFaults();
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => missing.elements()).toEqual([]);
    await expect.element(mobile).toHaveFocus();
    await send.click();
    await expect.element(code).toHaveAccessibleDescription(`A code is on its way to +63 ${ALICE}.`);
    expect([await countSent(), await readDialedCode()]).toEqual([[1, 0], '63']);
  });

  test('the calling code field and its list of calling codes have no accessibility violations', async () => {
    const { callingCode, options } = await openForm();
    await expect.element(callingCode).toBeVisible();
    await expectAccessibleInBothTextDirections('main');
    await callingCode.click();
    await expect.element(options.first()).toBeVisible();
    await expectAccessibleInBothTextDirections('dialog');
  });
});
