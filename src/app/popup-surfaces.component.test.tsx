import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  applyMerchantTheme,
  findAccessibilityViolationsBySelector,
  removeMerchantTheme,
} from '../../tests/components/merchant-theme';
import { resetPageAndRecordNavigations } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { USER_AGENTS } from '../../tests/support/browser/user-agents';
import type { BannerItem } from '../contract/endpoints/site/banners';
import { type InstallPromptSettings, installPromptSettings } from '../contract/endpoints/site/install-prompt-settings';
import { InstallBanner } from '../features/install/banner/install-banner';
import { ForcedInstallPrompt } from '../features/install/prompts/forced-install-prompt';
import { InstallPopup } from '../features/install/prompts/install-popup';
import { UpdateBar } from '../features/lifecycle/update-bar';
import { ContinueAsMemberOffer } from '../features/login/continue-as/continue-as-offer';
import { AnnouncementPopup } from '../features/popups/announcements/announcement-popup';
import { pickAnnouncements } from '../features/popups/announcements/pick-announcements';
import { BannerPopup } from '../features/popups/banners/banner-popup';
import { PushOptInDialog } from '../features/popups/push/push-opt-in-dialog';
import { NativeAppUpgradeDialog } from '../features/popups/upgrade/native-app-upgrade-dialog';
import { setSiteStatus, useMerchant } from '../services/merchant/merchant-store';
import { call } from '../services/platform/api-client';
import { requireTapForAutoLoginOnChallenge } from '../services/remembered-login/auto-login-mode';
import { rememberLogin } from '../services/remembered-login/remembered-login';
import { AlertDialog } from '../ui/dialog/alert-dialog';
import { Toasts } from '../ui/feedback/toasts';

const nothing = () => undefined;
const toasts = <Toasts toasts={[{ key: 1, message: 'Link copied', tone: 'status' }]} />;

const text = {
  id: '1',
  content: '<p>Play <b>now</b></p><ul><li>One <a href="/m/home">game</a></li></ul>',
  execution: 'B',
};
const more = { forceRead: false, redirect: '', externalLink: '', promoAnnouncementCategoryIds: [], image: '' };
const { slides } = pickAnnouncements(
  [
    { ...text, ...more, title: 'Weekend', promotionType: 'PROMOTION', redirect: 'REGISTER' },
    { ...text, ...more, title: 'Service on Tuesday', promotionType: '' },
  ],
  { hasSession: false, firstTimeLogin: false },
  { allowImage: nothing },
);
const announcements = { slides, hideBox: 'today', isClosable: true, toasts, onDismiss: nothing } as const;

const picture = '/cdn/FAIR/m_popup1.svg';
const link = { linkageType: '', linkage: '', url: '', gameType: '', vendor: '', roomId: '', nodeId: '' };
const item: BannerItem = { id: '1', title: 'Save our address', image: picture, groupName: 'm_popup1', ...link };
const banner = { item, image: picture, toasts, onDismiss: nothing };

async function fetchSettings(isAtBottom: boolean): Promise<InstallPromptSettings> {
  const response = await call(installPromptSettings, { quiet: true });
  if (!response.ok) throw new Error(`no settings: ${response.error.layer}`);
  return { ...response.value, bottom_app_bar_mode: { enabled: isAtBottom } };
}

/**
 * Each popup: its name, the selector that axe checks, a text that is visible once the popup is complete, and how it is
 * opened.
 */
const SURFACES: readonly (readonly [string, string, string, () => ReactNode | Promise<ReactNode>])[] = [
  ['carousel', 'dialog', 'game', () => <AnnouncementPopup {...announcements} layout="carousel" isForced={false} />],
  ['list', 'dialog', 'game', () => <AnnouncementPopup {...announcements} layout="list" isForced={false} />],
  ['forced announcement', 'dialog', 'game', () => <AnnouncementPopup {...announcements} layout="carousel" isForced />],
  ['first banner', 'dialog', 'Copy link', () => <BannerPopup {...banner} link="https://fair.example/m/home" />],
  ['second banner', 'dialog', 'Save image', () => <BannerPopup {...banner} />],
  [
    'upgrade',
    'dialog',
    'Update now',
    () => <NativeAppUpgradeDialog link="/a" isMandatory={false} toasts={toasts} onDismiss={nothing} />,
  ],
  [
    'mandatory upgrade',
    'dialog',
    'Update now',
    () => <NativeAppUpgradeDialog link="/a" isMandatory toasts={toasts} onDismiss={nothing} />,
  ],
  ['update', 'section', 'Refresh', () => <UpdateBar toasts={toasts} onRefresh={nothing} onLater={nothing} />],
  [
    'forced installation',
    'dialog',
    'Add to home screen',
    async () => (
      <ForcedInstallPrompt settings={await fetchSettings(false)} canInstall toasts={toasts} onLeave={nothing} />
    ),
  ],
  [
    'forced installation at the bottom',
    'dialog',
    'Add to home screen',
    async () => (
      <ForcedInstallPrompt settings={await fetchSettings(true)} canInstall toasts={toasts} onLeave={nothing} />
    ),
  ],
  [
    'installation',
    'dialog',
    'Not now',
    async () => <InstallPopup settings={await fetchSettings(false)} toasts={toasts} onDismiss={nothing} />,
  ],
  ['install banner', 'section', 'Continue in the browser', () => <InstallBanner toasts={toasts} onClosed={nothing} />],
  [
    'push',
    'dialog',
    'Turn on notifications',
    () => <PushOptInDialog toasts={toasts} onOpen={nothing} onGranted={nothing} onRefuse={nothing} />,
  ],
  [
    'continue as the remembered member',
    'main',
    'Continue as alice',
    () => (
      <main>
        <ContinueAsMemberOffer enabled onSignedIn={nothing}>
          <p>The form</p>
        </ContinueAsMemberOffer>
      </main>
    ),
  ],
  [
    'confirmation',
    'dialog',
    'Later',
    () => (
      <AlertDialog
        title="Notice"
        message="What you typed here will be lost"
        actions={[{ label: 'Later' }, { label: 'Refresh' }]}
        onClose={nothing}
        overlay={toasts}
      />
    ),
  ],
];

beforeEach(async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(USER_AGENTS.androidChrome);
  await resetPageAndRecordNavigations();
});
afterEach(removeMerchantTheme);

/** Switches auto login on, so that the offer to continue as the remembered member is checked for every merchant. */
function switchAutoLoginOn(): void {
  const { status } = useMerchant.getState();
  if (!status) throw new Error('no status');
  const whitelabel = { ...status.info.whitelabel, MOBILEAUTOLOGIN3: true };
  setSiteStatus({ ...status, info: { ...status.info, whitelabel } });
}

test.each([
  ['FAIR', 'light', 'ltr'],
  ['FAIR', 'dark', 'rtl'],
  ['KOPI', 'dark', 'rtl'],
  ['SOL', 'light', 'ltr'],
  ['SOL', 'dark', 'rtl'],
] as const)(
  '[BAN-2.1] no popup has accessibility violations (merchant %s, color scheme %s, text direction %s)',
  async (code, scheme, dir) => {
    await applyMerchantTheme(code, scheme, dir);
    switchAutoLoginOn();
    await rememberLogin({ type: 'username', username: 'alice', password: 'Wonder-land-7', merchant: code });
    requireTapForAutoLoginOnChallenge({
      layer: 'business',
      endpoint: 'login',
      code: 'login_verify_required',
      message: '',
      value: null,
    });
    for (const [name, selector, lastText, show] of SURFACES) {
      const screen = await render(<TestProviders>{await show()}</TestProviders>);
      await expect.element(screen.getByText(lastText, { exact: true }).first()).toBeVisible();
      expect([name, await findAccessibilityViolationsBySelector(selector)]).toEqual([name, []]);
      await screen.unmount();
    }
  },
  120_000,
);
