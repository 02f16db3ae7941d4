import type { TranslationKey } from '../../../services/i18n/catalogue';
import type { InstallGuideKind } from '../environment/decide-install-method';

/** Buttons of the operating system or the browser. A guide shows the icon of a button beside each step. */
export type SystemButtonName = 'share' | 'more' | 'kebab' | 'menu' | 'add' | 'browser';

export interface InstallGuideStep {
  readonly button: SystemButtonName;
  readonly text: TranslationKey;
}

export interface InstallGuideContent {
  readonly title: TranslationKey;
  readonly steps: readonly [InstallGuideStep, InstallGuideStep];
  readonly tips: readonly TranslationKey[];
  /**
   * Whether the user must open the page in another browser first. If so, the guide has a button that copies the
   * page's link.
   */
  readonly needsBrowser: boolean;
  /** Whether the merchant's configuration profile may be offered as an alternative to the steps (iOS only). */
  readonly mayHaveProfile: boolean;
}

const HOME_SCREEN_TIPS: readonly TranslationKey[] = ['guide.tip.icon'];
const IOS_TIPS: readonly TranslationKey[] = ['guide.tip.icon', 'guide.tip.sign_in'];

const homeScreen = (
  steps: InstallGuideContent['steps'],
  tips = HOME_SCREEN_TIPS,
  mayHaveProfile = false,
): InstallGuideContent => ({
  title: 'guide.title',
  steps,
  tips,
  needsBrowser: false,
  mayHaveProfile,
});

const inApp = (steps: InstallGuideContent['steps']): InstallGuideContent => ({
  title: 'guide.in_app.title',
  steps,
  tips: ['guide.tip.in_app'],
  needsBrowser: true,
  mayHaveProfile: false,
});

/** The content of each install guide. The steps name the buttons as the operating system does (INST-3). */
export const INSTALL_GUIDES: Readonly<Record<InstallGuideKind, InstallGuideContent>> = {
  ios: homeScreen(
    [
      { button: 'share', text: 'guide.ios.share' },
      { button: 'add', text: 'guide.ios.add' },
    ],
    IOS_TIPS,
    true,
  ),
  'ios-26': homeScreen(
    [
      { button: 'more', text: 'guide.ios_26.share' },
      { button: 'add', text: 'guide.ios_26.add' },
    ],
    IOS_TIPS,
    true,
  ),
  'ios-other': homeScreen(
    [
      { button: 'share', text: 'guide.ios_other.share' },
      { button: 'add', text: 'guide.ios.add' },
    ],
    IOS_TIPS,
  ),
  chromium: homeScreen([
    { button: 'kebab', text: 'guide.menu' },
    { button: 'add', text: 'guide.chromium.add' },
  ]),
  samsung: homeScreen([
    { button: 'menu', text: 'guide.samsung.menu' },
    { button: 'add', text: 'guide.samsung.add' },
  ]),
  opera: homeScreen([
    { button: 'kebab', text: 'guide.menu' },
    { button: 'add', text: 'guide.opera.add' },
  ]),
  firefox: homeScreen([
    { button: 'kebab', text: 'guide.menu' },
    { button: 'add', text: 'guide.firefox.add' },
  ]),
  'in-app-ios': inApp([
    { button: 'more', text: 'guide.in_app.menu' },
    { button: 'browser', text: 'guide.in_app.safari' },
  ]),
  'in-app-android': inApp([
    { button: 'kebab', text: 'guide.in_app.menu' },
    { button: 'browser', text: 'guide.in_app.browser' },
  ]),
};
