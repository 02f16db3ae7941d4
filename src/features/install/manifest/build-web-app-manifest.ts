import { getOwnProperty } from '../../../base/own-property';
import { toSafeUrl, type UrlHosts } from '../../../base/to-safe-url';
import { APP_DISPLAY_MODE } from '../../../browser/device/device';
import type { ResponseOf } from '../../../contract/endpoint';
import type { webAppManifest } from '../../../contract/endpoints/site/web-app-manifest';
import { BASE_PATH, ROUTES } from '../../../contract/paths';

type ManifestTemplate = ResponseOf<typeof webAppManifest>;

/** Minimum icon size that browsers accept for an installation (px). */
const MIN_ICON_PX = 144;
const MAX_ICON_PX = 1024;
const PURPOSES = ['any', 'maskable', 'monochrome'];

export interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: 'image/png';
  readonly purpose: string;
}

/** A screenshot of the app for the system's install dialog. */
export interface ManifestScreenshot {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly form_factor: 'narrow' | 'wide';
  readonly label?: string;
}

/** Values of the manifest that do not come from the template. */
export interface ManifestContext {
  readonly hosts: UrlHosts;
  /** BCP 47 language tag. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly description: string;
  readonly themeColor: string;
  readonly backgroundColor: string;
  /** Pages that the app's icon offers in its context menu. */
  readonly shortcuts: readonly { readonly name: string; readonly path: string }[];
}

/**
 * Chromium's limits for the edge length of a screenshot (px). MAX_SCREENSHOT_RATIO is its limit for the ratio of the
 * longer to the shorter edge, MAX_SCREENSHOTS for the number of screenshots.
 */
const SCREENSHOT_EDGE_PX = { min: 320, max: 3840 };
const MAX_SCREENSHOT_RATIO = 2.3;
const MAX_SCREENSHOTS = 8;
const SCREENSHOT_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** Sizes of the app's default icons (px). These icons are used if the merchant has no valid ones. */
const OWN_SIZES = [192, 256, 384, 512];

/**
 * Returns the icons of a manifest template that are valid for an installation: square PNG images with a safe URL and
 * exactly one size, from MIN_ICON_PX to MAX_ICON_PX (ENG-6). If no icon is valid, returns the app's default icons.
 */
export function selectValidIcons(icons: ManifestTemplate['icons'], hosts: UrlHosts): readonly ManifestIcon[] {
  const valid = icons.flatMap(({ src, sizes, purpose }): ManifestIcon[] => {
    const edges = /^(\d{2,4})x(\d{2,4})$/.exec(sizes.trim().toLowerCase());
    const [width, height] = [Number(edges?.[1]), Number(edges?.[2])];
    const url = toManifestIconUrl(src, hosts);
    const isUsable = width === height && width >= MIN_ICON_PX && width <= MAX_ICON_PX && url !== '';
    const purposes = purpose.split(/\s+/).filter((word) => PURPOSES.includes(word));
    return isUsable
      ? [{ src: url, sizes: `${width}x${height}`, type: 'image/png', purpose: purposes.join(' ') || 'any' }]
      : [];
  });
  return valid.length > 0 ? valid : OWN_SIZES.map((size) => ownIcon(size, hosts.origin));
}

const ownIcon = (size: number, origin: string): ManifestIcon => ({
  src: `${origin}${BASE_PATH}/icons/icon-${size}x${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any',
});

/**
 * Returns the absolute URL of an icon on any https host or on this site; an empty string if the URL is not safe or
 * not that of a PNG file.
 */
export function toManifestIconUrl(src: string, hosts: UrlHosts): string {
  const url = pictureUrl(src, hosts);
  return extensionOf(url) === 'png' ? url : '';
}

/** Returns the absolute URL of an image on any https host or on this site; an empty string if the URL is not safe. */
function pictureUrl(src: string, hosts: UrlHosts): string {
  const isPath = src.startsWith('/') && !src.startsWith('//');
  const url = toSafeUrl('external', isPath ? hosts.origin + src : src, hosts);
  return url.ok ? url.value : '';
}

const extensionOf = (url: string): string =>
  /\.([a-z]+)(?:$|[?#])/i.exec(url.slice(url.lastIndexOf('/') + 1))?.[1]?.toLowerCase() ?? '';

/**
 * Returns those screenshots of a template that browsers accept, at most MAX_SCREENSHOTS; may be empty (ENG-6). The
 * form factor of a screenshot is derived from its size.
 */
export function selectValidScreenshots(
  screenshots: ManifestTemplate['screenshots'],
  hosts: UrlHosts,
): readonly ManifestScreenshot[] {
  const valid = screenshots.flatMap(({ src, sizes, label }): ManifestScreenshot[] => {
    const edges = /^(\d{3,4})x(\d{3,4})$/.exec(sizes.trim().toLowerCase());
    const [width, height] = [Number(edges?.[1]), Number(edges?.[2])];
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    const isAccepted =
      short >= SCREENSHOT_EDGE_PX.min && long <= SCREENSHOT_EDGE_PX.max && long <= short * MAX_SCREENSHOT_RATIO;
    const url = pictureUrl(src, hosts);
    const type = getOwnProperty(SCREENSHOT_TYPES, extensionOf(url));
    if (!isAccepted || url === '' || type === undefined) return [];
    const form_factor = width > height ? 'wide' : 'narrow';
    return [{ src: url, sizes: `${width}x${height}`, type, form_factor, ...(label.trim() !== '' && { label }) }];
  });
  return valid.slice(0, MAX_SCREENSHOTS);
}

/**
 * Generates the web app manifest of a merchant from the platform's template (ENG-6). Id, start URL and scope never
 * change, so that updates apply to the installed app. URLs are absolute, because the manifest is a blob without a
 * base URL.
 */
export function buildWebAppManifest(
  template: ManifestTemplate,
  icons: readonly ManifestIcon[],
  context: ManifestContext,
) {
  const { hosts, language, direction, description, themeColor, backgroundColor, shortcuts } = context;
  const at = (path: string) => hosts.origin + path;
  return {
    id: at(`${BASE_PATH}/`),
    name: template.title,
    short_name: template.title,
    description,
    lang: language,
    dir: direction,
    start_url: at(ROUTES.home.path),
    scope: at(`${BASE_PATH}/`),
    display: APP_DISPLAY_MODE,
    orientation: 'portrait',
    theme_color: themeColor,
    background_color: backgroundColor,
    icons,
    screenshots: selectValidScreenshots(template.screenshots, hosts),
    shortcuts: shortcuts.map(({ name, path }) => ({ name, url: at(path) })),
    launch_handler: { client_mode: 'navigate-existing' },
    prefer_related_applications: false,
  };
}
