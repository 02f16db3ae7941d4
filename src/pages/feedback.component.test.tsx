import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { goOffline, goOnline } from '../../tests/components/network';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { type Clock, systemClock } from '../base/clock';
import { applyThemeToDocument } from '../browser/document/document-root';
import { OUTBOX_DATABASE } from '../contract/storage-keys';
import { EMPTY_FEEDBACK_DRAFT, queueFeedback } from '../features/feedback/feedback-draft';
import { formatErrorCode } from '../services/errors/error-code';
import { useMerchant } from '../services/merchant/merchant-store';
import { purgeMemberData } from '../services/session-lifecycle/purge-member-data';
import { deriveLayoutTokens } from '../services/theme/derive-layout-tokens';
import FeedbackPage from './feedback';
import '../ui/styles/tokens.css';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});
afterEach(goOnline);

/** Resolves with the line below an error for the last feedback that was sent, with the code that finds it in the log. */
async function readSentCode(): Promise<string> {
  // A request is in the log once it is answered.
  await expect.poll(() => commands.countRequests('sendFeedback')).toBeGreaterThan(0);
  const requests = await commands.readRequests('sendFeedback');
  return `Error code ${formatErrorCode(String(requests.at(-1)?.headers['x-request-id']))}`;
}

/** A clock whose waits end when a test lets them, and afterwards at once. */
function createHurriedClock() {
  const hurry = new AbortController();
  const clock: Clock = {
    ...systemClock,
    sleep: (_ms, signal) =>
      new Promise((resolve) => {
        if (hurry.signal.aborted) resolve();
        for (const end of [hurry.signal, signal]) end?.addEventListener('abort', () => resolve());
      }),
  };
  return { clock, hurry: () => hurry.abort() };
}

async function openFeedback(clock: Clock = systemClock) {
  const screen = await render(
    <TestProviders>
      <FeedbackPage clock={clock} />
    </TestProviders>,
  );
  const text = screen.getByRole('textbox', { name: 'Your message' });
  const send = () => screen.getByRole('button', { name: 'Send', exact: true }).click();
  return { screen, text, send };
}

/** Applies the merchant's design with this `illustrations` value. Returns a function that removes the styles. */
function applyIllustrations(illustrations: string): () => void {
  const design = useMerchant.getState().status?.info.whitelabelVal.design;
  if (!design) throw new Error('no status');
  const tokens = deriveLayoutTokens({ ...design, illustrations });
  applyThemeToDocument({ merchant: 'FAIR', name: 'Fair', logo: '', lang: 'en', dir: 'ltr', tokens });
  return () => document.documentElement.removeAttribute('style');
}

/** Returns the size of an element (px), and whether it has a picture as its background. */
function measurePicture(element: Element) {
  const { width, height } = element.getBoundingClientRect();
  return { width, height, hasArt: getComputedStyle(element).backgroundImage !== 'none' };
}

describe('[MEM-1] [OFF-4] feedback page', () => {
  test('[MEM-1.1] shows an error at the message field and focuses this field if the submitted message is empty', async () => {
    const { text, send } = await openFeedback();
    await text.fill('   ');
    await send();
    await expect.element(text).toHaveAccessibleDescription(expect.stringContaining('a few words first'));
    await expect.element(text).toHaveFocus();
  });

  test('confirms a sent message, and clears the form for another message', async () => {
    const { screen, text, send } = await openFeedback();
    await text.fill('More lanes, please');
    await send();
    await expect.element(screen.getByText('Your message has arrived.')).toHaveFocus();
    await screen.getByRole('button', { name: 'Write another message' }).click();
    await expect.element(text).toHaveValue('');
  });

  test.each([
    // illustrations, their prefix, whether they can be loaded
    ['no', '', false],
    ['missing', '/no-art/', false],
    // The file's name becomes the fragment of the URL.
    ['loaded', `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}#`, true],
  ])(
    '[WL-2.3] with %s illustrations, the page shows the merchant’s illustrations, or icons if the merchant has none',
    async (_, illustrations, hasArt) => {
      onTestFinished(applyIllustrations(illustrations));
      const { screen, text, send } = await openFeedback();
      const find = (name: string) => screen.container.querySelector<SVGElement>(`svg:has([href="#icon-${name}"])`);
      const picture = screen.container.querySelector('p + span');
      if (!picture) throw new Error('no picture in the first card');
      await expect.poll(() => measurePicture(picture)).toEqual({ width: 112, height: 88, hasArt });
      expect(find('feedback') === null).toBe(hasArt);
      await text.fill('More lanes, please');
      await send();
      await expect.element(screen.getByText('Your message has arrived.')).toBeVisible();
      const sent = find('check')?.parentElement;
      if (!sent) throw new Error('no icon after sending');
      await expect.poll(() => measurePicture(sent)).toEqual({ width: 160, height: 144, hasArt });
      const { left, width } = sent.getBoundingClientRect();
      const page = screen.getByRole('status').element().getBoundingClientRect();
      expect(left + width / 2).toBeCloseTo(page.left + page.width / 2, 0);
    },
  );

  test('[MEM-1.1] the page keeps a message that is submitted offline, and shows that it will be sent as soon as possible', async () => {
    await goOffline();
    const { screen, text, send } = await openFeedback();
    await expect
      .element(screen.getByText('What you write here is kept and sent when the network is back.'))
      .toBeVisible();
    await text.fill('More lanes, please');
    await send();
    // At once: it cannot be on its way.
    await expect.element(screen.getByText('will be sent as soon as possible.')).toHaveFocus();
    expect(screen.getByText('Sending your message…').query()).toBeNull();
  });

  test('[OFF-4.3] the page confirms the arrival of a message, but not while the endpoint of the message does not respond', async () => {
    await commands.holdRequests('sendFeedback');
    const { clock, hurry } = createHurriedClock();
    const { screen, text, send } = await openFeedback(clock);
    await text.fill('More lanes, please');
    await send();
    await expect.element(screen.getByText('Sending your message…')).toHaveFocus();
    hurry();
    await expect.element(screen.getByText('will be sent as soon as possible.')).toBeVisible();
    await commands.releaseRequests();
    await expect.element(screen.getByText('Your message has arrived.')).toBeVisible();
  });

  test('[OFF-4.8][OPS-4.14] does not confirm a message that is gone from the device, but offers to send it again', async () => {
    await commands.holdRequests('sendFeedback');
    const { clock, hurry } = createHurriedClock();
    const { screen, text, send } = await openFeedback(clock);
    await text.fill('More lanes, please');
    await send();
    await expect.element(screen.getByText('Sending your message…')).toBeVisible();
    // Before the request has left, nothing would be sent.
    await expect.poll(() => commands.countFaultyRequests()).toBeGreaterThan(0);
    indexedDB.deleteDatabase(OUTBOX_DATABASE);
    hurry();
    await expect.element(screen.getByText('We do not know whether your message has arrived.')).toBeVisible();
    await commands.releaseRequests();
    await expect.element(screen.getByText(await readSentCode())).toBeVisible();
    await screen.getByRole('button', { name: 'Edit and send again' }).click();
    await expect.element(text).toHaveValue('More lanes, please');
  });

  test('[OFF-4.3][OPS-4.14] says that a message was refused, with its code, and offers it for editing with everything that was typed', async () => {
    await commands.addFault({ endpoint: 'sendFeedback', status: 400, errorCode: 'request.invalid' });
    const { screen, text, send } = await openFeedback();
    await screen.getByRole('radio', { name: 'A suggestion' }).click();
    await text.fill('More lanes, please');
    await send();
    await expect.element(screen.getByText('Your message could not be delivered.')).toBeVisible();
    await expect.element(screen.getByText(await readSentCode())).toBeVisible();
    await screen.getByRole('button', { name: 'Edit and send again' }).click();
    await expect.element(text).toHaveValue('More lanes, please');
    await expect.element(screen.getByRole('radio', { name: 'A suggestion' })).toBeChecked();
  });

  test('[OPS-4.14] a message that can be neither stored nor delivered stays in the form, with the code of its request', async () => {
    await commands.addFault({ endpoint: 'sendFeedback', status: 400, errorCode: 'request.invalid' });
    const { screen, text, send } = await openFeedback();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    await text.fill('More lanes, please');
    await send();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/Error code/);
    expect(screen.getByRole('alert').element().textContent).toContain(await readSentCode());
    await expect.element(text).toHaveValue('More lanes, please');
  });

  test('[OPS-4.14] the code of a message is not the time at which it was written', async () => {
    const first = await queueFeedback({ ...EMPTY_FEEDBACK_DRAFT, text: 'More lanes, please' });
    const second = await queueFeedback({ ...EMPTY_FEEDBACK_DRAFT, text: 'More lanes, please' });
    expect(formatErrorCode(first.key)).not.toBe(formatErrorCode(second.key));
  });

  test('[MEM-1.11] unsent feedback is there again after the session has expired, if the same member signs in', async () => {
    const first = await openFeedback();
    await first.screen.getByRole('radio', { name: 'A suggestion' }).click();
    await first.text.fill('More lanes');
    await first.screen.unmount();
    purgeMemberData('expiry');
    await signInMember();
    const again = await openFeedback();
    await expect.element(again.text).toHaveValue('More lanes');
    await expect.element(again.screen.getByRole('radio', { name: 'A suggestion' })).toBeChecked();
    await again.screen.unmount();
    purgeMemberData('expiry');
    await signInMember('bob');
    await expect.element((await openFeedback()).text).toHaveValue('');
  });

  test('restores the input when the visitor leaves the page and opens it again', async () => {
    const first = await openFeedback();
    await first.screen.getByRole('radio', { name: 'A suggestion' }).click();
    await first.text.fill('More lanes');
    await first.screen.unmount();
    const { screen, text } = await openFeedback();
    await expect.element(text).toHaveValue('More lanes');
    await expect.element(screen.getByRole('radio', { name: 'A suggestion' })).toBeChecked();
  });
});
