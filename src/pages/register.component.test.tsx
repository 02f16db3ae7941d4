import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import RegisterPage from './register';

beforeEach(resetPageAndRecordNavigations);

async function openRegistration(query = '') {
  const screen = await render(
    <TestProviders address={`/m/register${query}`}>
      <Routes>
        <Route path="/m/register" element={<RegisterPage />} />
        <Route path="*" element={<p>another page</p>} />
      </Routes>
    </TestProviders>,
  );
  return { screen, form: screen.getByRole('button', { name: 'Register', exact: true }) };
}

describe('[REG-1] registration page', () => {
  test('shows a visitor the form and the link to the sign-in page', async () => {
    const { screen, form } = await openRegistration();
    await expect.element(form).toBeVisible();
    await screen.getByRole('link', { name: 'Log in' }).click();
    await expect.element(screen.getByText('at /m/login')).toBeVisible();
  });

  test('redirects a signed-in member to home', async () => {
    await signInMember();
    const { screen, form } = await openRegistration();
    await expect.element(screen.getByText('at /m/home')).toBeVisible();
    expect(form.elements()).toEqual([]);
  });

  test('[ROUTE-7.1] hides the form while it redirects a signed-in member to the redirectUrl', async () => {
    await signInMember();
    const { screen, form } = await openRegistration('?redirectUrl=%2Fm%2Fmember%2Fhome');
    await expect.element(screen.getByRole('status').filter({ hasText: 'Redirecting…' })).toBeVisible();
    expect([form.elements(), screen.getByText('at /m/register').elements().length]).toEqual([[], 1]);
  });
});
