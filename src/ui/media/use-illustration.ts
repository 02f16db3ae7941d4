import { useLayoutEffect, useState } from 'react';
import type { IllustrationName } from '../../contract/merchant/illustration-names';
import { readIllustrationPrefix } from './read-illustration-prefix';

/**
 * Returns the CSS image of an illustration of the merchant once it has been loaded, so that it may be shown, or of the
 * illustration `empty` if the merchant's set has no file of this name. Undefined while it loads, which may take for
 * ever, if neither can be loaded, and if the merchant has none or is not known yet: an icon then stands alone.
 */
export function useIllustration(name: IllustrationName): string | undefined {
  const [image, setImage] = useState<string>();
  useLayoutEffect(() => {
    const prefix = readIllustrationPrefix();
    if (prefix === undefined) return;
    const picture = new Image();
    const show = () => setImage(`url(${JSON.stringify(picture.src)})`);
    const load = (file: IllustrationName) => {
      picture.src = `${prefix}${file}.svg`;
      // From the memory of the browser: without a frame in which the icon stands alone.
      if (picture.complete && picture.naturalWidth > 0) show();
    };
    picture.onload = show;
    if (name !== 'empty') {
      picture.onerror = () => {
        picture.onerror = null;
        load('empty');
      };
    }
    load(name);
    return () => {
      picture.onload = picture.onerror = null;
      setImage(undefined);
    };
  }, [name]);
  return image;
}
