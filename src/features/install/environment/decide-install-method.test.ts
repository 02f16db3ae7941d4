import { describe, expect, test } from 'vitest';
import { findInstallBannerSuppressionReason } from '../banner/install-banner-rules';
import { shouldShowAppDownloadBar } from '../bar/should-show-app-download-bar';
import {
  hasInstallationSignal,
  type InstallationSignals,
  isInstallationDisproved,
} from '../installed/installation-signals';
import { canInstallInThisBrowser, decideInstallMethod, offersPromptOrGuide } from './decide-install-method';
import { detectInstallEnvironment } from './detect-install-environment';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FACEBOOK = '[FBAN/FBIOS;FBAV/500.0;FBBV/1]';

describe('[INST-1] [INST-2] [INST-4] [INST-5] installation in each environment', () => {
  // biome-ignore format: a table
  test.each([
    // environment                 user agent                                             touch  event  installed  method            banner  steps  bar
    ['Chrome, prompt offered',     CHROME,                                                5,     true,  false,     'native',         true,   true,  true],
    ['Chrome, no prompt',          CHROME,                                                5,     false, false,     'chromium',       true,   true,  true],
    ['Samsung Internet',           `${CHROME} SamsungBrowser/28.0`,                       5,     false, false,     'samsung',        true,   true,  true],
    ['Opera',                      `${CHROME} OPR/90.0`,                                  5,     false, false,     'opera',          true,   true,  true],
    ['Firefox for Android',        'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5, false, false, 'firefox', true, true, true],
    ['Safari 18',                  `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,   5,     false, false,     'ios',            true,   true,  true],
    ['Safari 26',                  `${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`,   5,     false, false,     'ios-26',         true,   true,  true],
    ['Safari 26 on an iPad',       MAC,                                                   5,     false, false,     'ios-26',         true,   true,  true],
    ['Chrome on iOS',              `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`,    5,     false, false,     'ios-other',      true,   true,  true],
    ['Facebook on iOS',            `${IPHONE} Mobile/15E148 ${FACEBOOK}`,                 5,     false, false,     'in-app-ios',     false,  true,  true],
    ['Facebook with a Safari UA',  `${IPHONE} Safari/604.1 ${FACEBOOK}`,                  5,     false, false,     'in-app-ios',     false,  true,  true],
    ['a web view on iOS',          `${IPHONE} Mobile/15E148`,                             5,     false, false,     'in-app-ios',     false,  true,  true],
    ['Zalo on Android',            `${CHROME} Zalo android/1`,                            5,     false, false,     'in-app-android', false,  true,  true],
    ['a WebView on Android',       CHROME.replace('; K)', '; K; wv)'),                    5,     false, false,     'in-app-android', false,  true,  true],
    ['an installed web app',       CHROME,                                                5,     true,  true,      'installed',      false,  false, false],
    ['Chrome on a desktop',        WINDOWS,                                               0,     true,  false,     'native',         true,   true,  true],
    ['a desktop without a prompt', WINDOWS,                                               0,     false, false,     'none',           false,  false, true],
    ['Safari on a Mac',            MAC,                                                   0,     false, false,     'none',           false,  false, true],
    ['an unknown phone browser',   'Mozilla/5.0 (Linux; Android 9) Unknown/1',            5,     false, false,     'none',           false,  false, true],
  ] as const)('[INST-2.1][INST-2.3][INST-3.1][INST-3.2] the environment “%s” determines the install method, and whether banner, steps and download bar are shown', (_name, userAgent, maxTouchPoints, hasEvent, isInstalled, expected, hasBanner, hasSteps, hasBar) => {
    const environment = detectInstallEnvironment({ userAgent, displayMode: 'browser', standalone: false, maxTouchPoints });
    const method = decideInstallMethod(environment, { isInstalled, hasEvent });
    expect(method.kind === 'guide' ? method.guide : method.kind).toBe(expected);
    const banner = { isHome: true, isInstalled, closeCount: 0, isClosedInTab: false, canInstall: canInstallInThisBrowser(method) };
    const waited = { isIos: environment.system === 'ios', hasEvent, elapsedMs: 10_000 };
    expect(findInstallBannerSuppressionReason({ ...banner, ...waited }) === undefined).toBe(hasBanner);
    // The button of popup and forced prompt; a forced prompt without it, and without a download, has a way on.
    expect(offersPromptOrGuide(method)).toBe(hasSteps);
    const bar = { isHome: true, isInstalled, hasLink: true, isHidden: false, hasSession: false, rankLevel: 0 };
    expect(shouldShowAppDownloadBar({ ...bar, setting: { loginRequired: false, rankLevel: 0 } })).toBe(hasBar);
  });

  test.each([
    ['android', 'other', 'Mozilla/5.0 (Linux; Android 9) Unknown/1'],
    ['other', 'other', 'Mozilla/5.0 (X11) Unknown/1'],
    ['ios', 'safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ])('the system %s and the browser %s are detected from the user agent %s', (system, browser, userAgent) => {
    const traits = { userAgent, displayMode: 'browser', standalone: false, maxTouchPoints: 5 };
    expect(detectInstallEnvironment(traits)).toMatchObject({ system, browser });
  });

  test.each([
    [`${IPHONE} Version/26.1 Mobile Safari/604.1`, 26],
    [`${IPHONE} CriOS/140.0 Mobile Safari/604.1`, 18],
    [IPHONE.replace('18_5', '17_0'), 17],
    [CHROME, 0],
  ])('the iOS version of the user agent %s is %i', (userAgent, version) => {
    const traits = { userAgent, displayMode: 'browser', standalone: false, maxTouchPoints: 5 };
    expect(detectInstallEnvironment(traits).iosVersion).toBe(version);
  });
});

describe('[INST-2] each signal alone indicates that the web app is installed', () => {
  const NONE: InstallationSignals = {
    isOfficialApp: false,
    isStandalone: false,
    referrer: 'https://fair.example/',
    hasRelatedApp: false,
    isRecorded: false,
    isDisproved: false,
  };
  test.each<[Partial<InstallationSignals>, boolean]>([
    [{}, false],
    [{ isOfficialApp: true }, true],
    [{ isStandalone: true }, true],
    [{ referrer: 'android-app://com.fair/' }, true],
    [{ hasRelatedApp: true }, true],
    [{ isRecorded: true }, true],
    // The browser offers to install the web app.
    [{ isRecorded: true, isDisproved: true }, false],
    [{ hasRelatedApp: true, isDisproved: true }, false],
    [{ referrer: 'android-app://com.mail/', isDisproved: true }, false],
    [{ isOfficialApp: true, isDisproved: true }, true],
    [{ isStandalone: true, isDisproved: true }, true],
  ])('[INST-2.3][INST-2.5] with the signal %j, hasInstallationSignal() returns %s', (signals, expected) => {
    expect(hasInstallationSignal({ ...NONE, ...signals })).toBe(expected);
  });
});

test.each([
  [undefined, 0, false],
  [5_000, 0, true],
  [5_000, 4_999, true],
  [5_000, 5_000, false],
  [5_000, 9_000, false],
])(
  '[INST-2.5] an offer of the browser at %s disproves an installation recorded at %s: %s',
  (offeredAt, installedAt, isDisproved) => {
    expect(isInstallationDisproved(offeredAt, { installedAt })).toBe(isDisproved);
  },
);
