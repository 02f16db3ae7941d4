/** How long an icon may take to load before it counts as broken (ms). */
const ICON_TIMEOUT_MS = 15_000;

/** Metadata that the browser and the system read when the web app is added to the home screen. */
export interface AppMetadata {
  readonly manifest: object;
  readonly name: string;
  /** URL of the icon for iOS. */
  readonly touchIcon: string;
}

let manifestUrl: string | undefined;

/**
 * Adds the manifest, name and icon of the app to the page. The manifest is generated, so it has a blob URL. Also sets
 * the meta tags for Safari versions that ignore the manifest, with a status bar that does not cover the page.
 */
export function applyAppMetadata({ manifest, name, touchIcon }: AppMetadata): void {
  const earlier = manifestUrl;
  manifestUrl = URL.createObjectURL(new Blob([JSON.stringify(manifest)], { type: 'application/manifest+json' }));
  setLink('manifest', manifestUrl);
  if (earlier !== undefined) URL.revokeObjectURL(earlier);
  setLink('apple-touch-icon', touchIcon);
  setMeta('apple-mobile-web-app-title', name);
  setMeta('apple-mobile-web-app-capable', 'yes');
  setMeta('mobile-web-app-capable', 'yes');
  setMeta('apple-mobile-web-app-status-bar-style', 'default');
}

function setLink(rel: string, href: string): void {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`) ?? document.createElement('link');
  link.rel = rel;
  link.href = href;
  if (!link.isConnected) document.head.append(link);
}

function setMeta(name: string, content: string): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`) ?? document.createElement('meta');
  meta.name = name;
  meta.content = content;
  if (!meta.isConnected) document.head.append(meta);
}

/** Resolves with whether an image loads and is a square of this edge length (px). */
export function isSquareImage(src: string, edgePx: number): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    const timer = setTimeout(() => resolve(false), ICON_TIMEOUT_MS);
    const settle = (isValid: boolean) => {
      clearTimeout(timer);
      resolve(isValid);
    };
    image.onload = () => settle(image.naturalWidth === edgePx && image.naturalHeight === edgePx);
    image.onerror = () => settle(false);
    image.src = src;
  });
}
