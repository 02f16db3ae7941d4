import type { AppMerchant } from './choose-merchant';

const PACKAGE_NAME = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/;
const HEX_COLOR = /^#[0-9a-f]{6}$/i;
/** What Android shows below an icon without cutting it. */
const MAX_LAUNCHER_NAME = 12;

export interface AndroidOptions {
  readonly packageName: string;
  /** SHA-256 fingerprints of the certificates that the app is signed with, Google Play's among them. */
  readonly fingerprints: readonly string[];
  /** URL of a square PNG of 512 px or more; undefined: that of the brand. */
  readonly icon: string | undefined;
}

/** Returns fingerprints as `AB:CD:…`. Throws a sentence if one is none. */
function readFingerprints(values: readonly string[]): readonly string[] {
  if (values.length === 0)
    throw new Error(
      'Name the certificate with --fingerprint: Play Console, "App signing", SHA-256 (or keytool -list -v)',
    );
  return values.map((value) => {
    const digits = value.replaceAll(':', '').toUpperCase();
    if (!/^[0-9A-F]{64}$/.test(digits))
      throw new Error(`${value} is no SHA-256 fingerprint: it has 64 hexadecimal digits; one of SHA-1 has 40`);
    return digits.match(/../g)?.join(':') ?? '';
  });
}

function readPackageName(value: string): string {
  if (!PACKAGE_NAME.test(value))
    throw new Error(`${value} is no name of an Android package: two or more parts with dots, such as com.acme.lottery`);
  return value;
}

function readIcon(icon: string, host: string): string {
  if (icon === '') throw new Error('Name the icon with --icon: the https URL of a square PNG of 512 px or more');
  const url = URL.canParse(icon, `https://${host}`) ? new URL(icon, `https://${host}`) : undefined;
  if (url?.protocol !== 'https:')
    throw new Error(`${icon.slice(0, 40)} is no https URL that an icon can be loaded from`);
  return url.href;
}

function readColor(value: string, name: string, code: string): string {
  if (!HEX_COLOR.test(value))
    throw new Error(`"brands.${code}.${name}" must be a colour such as "#0b6e4f", because Android reads no other form`);
  return value.toUpperCase();
}

/** Returns what an operator should know of a configuration that can be built. */
export const warnOfTwaManifest = ({ brand }: AppMerchant): readonly string[] =>
  brand.name.length > MAX_LAUNCHER_NAME
    ? [
        `Android cuts the name "${brand.name}" below the icon after about ${MAX_LAUNCHER_NAME} characters (launcherName).`,
      ]
    : [];

/**
 * Returns the configuration of Bubblewrap, which builds a Trusted Web Activity: the site in full screen, as an Android
 * app. There is no `webManifestUrl`: the manifest of the page is made when it runs (docs/decisions/0016).
 * @param former configuration that is there already: its version and key are kept
 */
export function createTwaManifest(merchant: AppMerchant, options: AndroidOptions, former: TwaVersion = FIRST_VERSION) {
  const { code, host, brand } = merchant;
  if (brand.name === '') throw new Error(`"brands.${code}.name" is missing: the app needs a name`);
  const themeColor = readColor(brand.headerColor || brand.accent, brand.headerColor ? 'headerColor' : 'accent', code);
  const backgroundColor = readColor(brand.background, 'background', code);
  const dark = brand.design.darkBackground;
  const iconUrl = readIcon(options.icon ?? brand.icon, host);
  return {
    packageId: readPackageName(options.packageName),
    host,
    name: brand.name,
    launcherName: brand.name,
    display: 'standalone',
    orientation: 'portrait',
    startUrl: '/m/home',
    fullScopeUrl: `https://${host}/m/`,
    iconUrl,
    maskableIconUrl: iconUrl,
    themeColor,
    themeColorDark: dark === '' ? themeColor : readColor(dark, 'design.darkBackground', code),
    backgroundColor,
    navigationColor: backgroundColor,
    navigationColorDark: dark === '' ? themeColor : readColor(dark, 'design.darkBackground', code),
    navigationDividerColor: backgroundColor,
    navigationDividerColorDark: dark === '' ? themeColor : readColor(dark, 'design.darkBackground', code),
    splashScreenFadeOutDuration: 300,
    enableNotifications: true,
    enableSiteSettingsShortcut: true,
    fallbackType: 'customtabs',
    features: {},
    shortcuts: [],
    fingerprints: readFingerprints(options.fingerprints).map((value) => ({ value })),
    generatorApp: 'bubblewrap-cli',
    ...former,
  };
}

export interface TwaVersion {
  readonly appVersionCode: number;
  readonly appVersion: string;
  readonly signingKey: { readonly path: string; readonly alias: string };
}
const FIRST_VERSION: TwaVersion = {
  appVersionCode: 1,
  appVersion: '1',
  signingKey: { path: './android.keystore', alias: 'android' },
};

/** A statement of Digital Asset Links: without one for the app, Android shows the browser's bar above the site. */
export const createAssetLink = ({ packageName, fingerprints }: AndroidOptions) => ({
  relation: ['delegate_permission/common.handle_all_urls'],
  target: {
    namespace: 'android_app',
    package_name: readPackageName(packageName),
    sha256_cert_fingerprints: readFingerprints(fingerprints),
  },
});
