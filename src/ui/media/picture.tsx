import { type ComponentProps, type ReactNode, useState } from 'react';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'onError'> {
  /** URL of the image; empty if there is none. */
  readonly src: string;
  readonly alt: string;
  /** Shown if there is no image or it cannot be loaded; nothing by default. */
  readonly fallback?: ReactNode;
  /** Returns the image within what is shown around it, which is left out together with the image. */
  readonly frame?: (image: ReactNode) => ReactNode;
}

/** An image, or its fallback instead of the browser's sign of a broken picture. A new URL is tried again (WL-2). */
export function Picture({ src, alt, fallback = null, frame = (image) => image, ...rest }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState('');
  if (src === '' || src === brokenSrc) return fallback;
  return frame(<img {...rest} src={src} alt={alt} onError={() => setBrokenSrc(src)} />);
}
