import { useLayoutEffect, useState } from 'react';

/** The merchant's illustrations: tokens `--illustration-empty` and `--illustration-welcome`. */
export type IllustrationName = 'empty' | 'welcome';

/**
 * Whether an illustration of the merchant has been loaded, so that it may be shown. False while it loads, which may
 * take for ever, if it cannot be loaded, and if the merchant has none or is not known yet: an icon then stands alone.
 */
export function useIllustration(name: IllustrationName): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useLayoutEffect(() => {
    const token = getComputedStyle(document.documentElement).getPropertyValue(`--illustration-${name}`);
    const [, url] = /^\s*url\((".*")\)/.exec(token) ?? [];
    if (url === undefined) return;
    const image = new Image();
    image.onload = () => setLoaded(true);
    image.src = JSON.parse(url) as string;
    // From the memory of the browser: without a frame in which the icon stands alone.
    if (image.complete && image.naturalWidth > 0) setLoaded(true);
    return () => {
      image.onload = null;
    };
  }, [name]);
  return isLoaded;
}
