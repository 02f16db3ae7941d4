import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { useSession } from '../../services/session/session-store';
import { PushSettingsSheet } from './push-settings-sheet';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ALICE = {
  id: '7',
  token: 'token',
  merchantCode: 'FAIR',
  userName: 'alice',
  type: 0,
  firstTimeLogin: false,
  updatePassword: false,
};

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  useSession.setState({ session: ALICE });
});

const setPermission = (permission: NotificationPermission) =>
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission);

const renderSheet = () =>
  render(
    <TestProviders>
      <PushSettingsSheet installation={<p>Install</p>} onClose={() => undefined} toasts={null} />
    </TestProviders>,
  );

describe('[PUSH-2] notification settings', () => {
  test('let the user turn on notifications if the permission has not been requested yet', async () => {
    setPermission('default');
    const screen = await renderSheet();
    await expect.element(screen.getByLabelText('Messages for you')).toBeEnabled();
    expect(screen.getByText('Install').elements()).toEqual([]);
    await expect.element(screen.getByLabelText('News and offers')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Send a test notification' }).elements()).toEqual([]);
  });

  test('[PUSH-2.4] show how to unblock notifications if the browser blocks them', async () => {
    setPermission('denied');
    const screen = await renderSheet();
    await expect.element(screen.getByText('Notifications are blocked for this site.', { exact: false })).toBeVisible();
    await expect.element(screen.getByLabelText('Messages for you')).toBeDisabled();
  });

  test('show a message if the browser does not support push', async () => {
    vi.stubGlobal('PushManager', undefined);
    Reflect.deleteProperty(window, 'PushManager');
    const screen = await renderSheet();
    await expect.element(screen.getByText('This browser cannot show notifications.')).toBeVisible();
    await expect.element(screen.getByLabelText('Messages for you')).toBeDisabled();
  });

  test('[PUSH-1] the settings in a browser on an iPhone explain how to add the app to the home screen, and offer to install it', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    const screen = await renderSheet();
    await expect.element(screen.getByText('Add to Home Screen', { exact: false })).toBeVisible();
    await expect.element(screen.getByText('Install', { exact: true })).toBeVisible();
    await expect.element(screen.getByLabelText('Messages for you')).toBeDisabled();
  });
});
