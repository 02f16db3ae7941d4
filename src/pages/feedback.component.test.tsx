import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { goOffline, goOnline } from '../../tests/components/network';
import { Page } from '../../tests/components/page';
import { resetPage, signInMember } from '../../tests/components/page-state';
import FeedbackPage from './feedback';

beforeEach(async () => {
  await resetPage();
  sessionStorage.clear();
  await signInMember();
});
afterEach(goOnline);

async function openFeedback() {
  const screen = await render(
    <Page>
      <FeedbackPage />
    </Page>,
  );
  const text = screen.getByRole('textbox', { name: 'Your message' });
  const send = () => screen.getByRole('button', { name: 'Send', exact: true }).click();
  return { screen, text, send };
}

describe('[MEM-1] [OFF-4] feedback page', () => {
  test('the feedback page shows an error at the message field and focuses the field when submitted empty', async () => {
    const { text, send } = await openFeedback();
    await text.fill('   ');
    await send();
    await expect.element(text).toHaveAccessibleDescription(expect.stringContaining('a few words first'));
    await expect.element(text).toHaveFocus();
  });

  test('the feedback page confirms a sent message, and clears the form for another message', async () => {
    const { screen, text, send } = await openFeedback();
    await text.fill('More lanes, please');
    await send();
    await expect.element(screen.getByText('Your message is on its way.')).toHaveFocus();
    await screen.getByRole('button', { name: 'Write another message' }).click();
    await expect.element(text).toHaveValue('');
  });

  test('the feedback page keeps a message that is sent offline, and shows that it will be sent when the network is back', async () => {
    await goOffline();
    const { screen, text, send } = await openFeedback();
    await expect
      .element(screen.getByText('What you write here is kept and sent when the network is back.'))
      .toBeVisible();
    await text.fill('More lanes, please');
    await send();
    await expect.element(screen.getByText('will be sent when the network is back.')).toBeVisible();
  });

  test('the feedback page restores the input when it is left and opened again', async () => {
    const first = await openFeedback();
    await first.screen.getByRole('radio', { name: 'A wish' }).click();
    await first.text.fill('More lanes');
    await first.screen.unmount();
    const { screen, text } = await openFeedback();
    await expect.element(text).toHaveValue('More lanes');
    await expect.element(screen.getByRole('radio', { name: 'A wish' })).toBeChecked();
  });
});
