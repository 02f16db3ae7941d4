import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { useOverlays } from '../../../services/overlays/overlays';
import { PushOptInDialog } from './push-opt-in-dialog';

/** Names of the callbacks that the dialog has called, in order. */
let results: string[];
beforeEach(async () => {
  await resetPageAndRecordNavigations();
  results = [];
});

/** Renders the dialog in a browser whose permission prompt resolves with `permission`. */
async function renderDialog(permission: Promise<NotificationPermission>) {
  const ask = vi.spyOn(Notification, 'requestPermission').mockReturnValue(permission);
  const note = (result: string) => () => void results.push(result);
  const screen = await render(
    <TestProviders>
      <PushOptInDialog toasts={null} onOpen={note('open')} onGranted={note('granted')} onRefuse={note('refused')} />
    </TestProviders>,
  );
  return { ask, screen, allow: screen.getByRole('button', { name: 'Turn on notifications' }) };
}
const toasts = () => useOverlays.getState().toasts.map(({ message, tone }) => ({ message, tone }));

describe('[PUSH-1] push opt-in dialog', () => {
  test('[PUSH-1.3] the permission prompt of the browser opens synchronously when the button is tapped, not earlier', async () => {
    const { ask, allow } = await renderDialog(new Promise(() => undefined));
    await expect.element(allow).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
    const button = allow.element();
    if (button instanceof HTMLElement) button.click();
    // Nothing has been awaited since the tap, which a browser requires.
    expect(ask).toHaveBeenCalledTimes(1);
    expect(results).toEqual(['open']);
  });

  test('[PUSH-2.4] shows how to unblock notifications if the visitor denies the permission', async () => {
    const { allow } = await renderDialog(Promise.resolve('denied'));
    await allow.click();
    await expect.poll(() => results).toEqual(['open', 'refused']);
    expect(toasts()).toEqual([{ message: { key: 'push.blocked' }, tone: 'alert' }]);
  });

  test('[PUSH-1.2] reports a dismissed permission prompt as a refusal, and shows no message', async () => {
    const { allow } = await renderDialog(Promise.resolve('default'));
    await allow.click();
    await expect.poll(() => results).toEqual(['open', 'refused']);
    expect(toasts()).toEqual([]);
  });

  test('can be declined without opening the permission prompt', async () => {
    const { ask, screen } = await renderDialog(Promise.resolve('granted'));
    await screen.getByRole('button', { name: 'Not now' }).click();
    await expect.poll(() => results).toEqual(['open', 'refused']);
    expect(ask).not.toHaveBeenCalled();
  });
});
