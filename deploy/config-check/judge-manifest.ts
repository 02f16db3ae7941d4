import type { UrlHosts } from '../../src/base/to-safe-url';
import { webAppManifest } from '../../src/contract/endpoints/site/web-app-manifest';
import { toManifestIconUrl } from '../../src/features/install/manifest/build-web-app-manifest';
import { checkPicture } from '../../src/services/config-check/check-urls';
import { findUnknownKeys } from '../../src/services/config-check/find-unknown-keys';
import { findWrongTypes } from '../../src/services/config-check/find-wrong-types';
import { type Finding, fault, mergeFindings, type Path, warning } from '../../src/services/config-check/finding';
import { quoteValue, showText } from '../../src/services/config-check/quote-value';
import { getRawList, getRawText, isRawObject } from '../../src/services/config-check/raw-value';
import { type LoadPicture, type Picture, resolvePicture } from './load-picture';

/** Edge lengths of the icons that an installation uses (px, ENG-6). */
const ICON_EDGES_PX = [192, 256, 384, 512] as const;
/** Without these, browsers offer no installation or show a blurred icon. */
const NEEDED_EDGES_PX: readonly number[] = [192, 512];

/**
 * Returns everything that is wrong with a merchant's template of the web app manifest (ENG-6), including icons that do
 * not load or are not as large as stated.
 * @param origin origin of the site, for icons at a path; undefined if it is not known
 */
export async function judgeManifest(
  template: unknown,
  origin: string | undefined,
  loadPicture: LoadPicture,
): Promise<readonly Finding[]> {
  if (!isRawObject(template)) return [fault([], 'The manifest template must be one object: { … }.')];
  const icons = getRawList(template, 'icons');
  const found = await Promise.all(
    icons.map((icon, index) => checkIcon(icon, ['icons', index], { origin, loadPicture })),
  );
  const touchIcon = getRawText(template, 'apple_touch_icon');
  return mergeFindings(
    findUnknownKeys(webAppManifest.response, template, 'shared'),
    findWrongTypes(webAppManifest.response, template),
    getRawText(template, 'title').trim() === '' ? [fault(['title'], 'is missing: the installed app has no name.')] : [],
    checkIconSizes(icons, hostsOf(origin)),
    ...found,
    touchIcon === '' ? [] : await checkTouchIcon(touchIcon, { origin, loadPicture }),
  );
}

/** What browsers do not show is not loaded either: the platform must not choose what this machine requests. */
async function checkTouchIcon(src: string, source: PictureSource): Promise<readonly Finding[]> {
  const path = ['apple_touch_icon'];
  const refused = checkPicture(src, path, { hosts: hostsOf(source.origin) });
  return refused.length > 0 || src.startsWith('data:') ? refused : checkLoads(src, path, source);
}

/** Where pictures are loaded from, and how. */
export interface PictureSource {
  readonly origin: string | undefined;
  readonly loadPicture: LoadPicture;
}

const hostsOf = (origin: string | undefined): UrlHosts => ({ origin: origin ?? 'https://no-site.invalid' });

function checkIconSizes(icons: readonly unknown[], hosts: UrlHosts): readonly Finding[] {
  const usable = icons.filter((icon) => toManifestIconUrl(getRawText(icon, 'src'), hosts) !== '');
  const sizes = usable.map((icon) => getRawText(icon, 'sizes').trim().toLowerCase());
  return ICON_EDGES_PX.filter((edge) => !sizes.includes(`${edge}x${edge}`)).map((edge) =>
    (NEEDED_EDGES_PX.includes(edge) ? fault : warning)(['icons'], `have no icon of ${edge}x${edge}.`),
  );
}

/** Returns what is wrong with an icon. One that the app leaves out is a warning: sizes that are missing are faults. */
async function checkIcon(icon: unknown, path: Path, source: PictureSource): Promise<readonly Finding[]> {
  const [src, sizes] = [getRawText(icon, 'src'), getRawText(icon, 'sizes').trim().toLowerCase()];
  const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(sizes) ?? [];
  if (width === undefined || width !== height)
    return [warning([...path, 'sizes'], `${quoteValue(sizes)} is no square size, such as "192x192".`)];
  if (toManifestIconUrl(src, hostsOf(source.origin)) === '')
    return [warning([...path, 'src'], `${quoteValue(src)} is ignored: an icon is a PNG file over https or at a path.`)];
  return checkLoads(src, [...path, 'src'], source, (picture) => {
    if (picture.width === undefined) return 'is no PNG file';
    if (picture.width === Number(width) && picture.height === Number(height)) return undefined;
    return `is ${picture.width}x${picture.height}, and not ${sizes} as stated`;
  });
}

/**
 * Returns a fault if a picture does not load, or if `explain` returns what is wrong with it. A path without a site is a
 * warning, because it cannot be loaded here.
 */
export async function checkLoads(
  src: string,
  path: Path,
  { origin, loadPicture }: PictureSource,
  explain: (picture: Picture) => string | undefined = () => undefined,
): Promise<readonly Finding[]> {
  const url = resolvePicture(src, origin);
  if (url === undefined) return [warning(path, `${showText(src)} was not loaded: name the URL of the site too.`)];
  const picture = await loadPicture(url);
  if (!picture.ok) return [fault(path, `${showText(url)} does not load: ${showText(picture.error)}.`)];
  const reason = explain(picture.value);
  return reason === undefined ? [] : [fault(path, `${showText(url)} ${reason}.`)];
}
