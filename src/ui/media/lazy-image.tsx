import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface LazyImageProps extends Omit<ComponentProps<'img'>, 'src' | 'loading'> {
  readonly src: string;
  readonly alt: string;
  /** Distance from the viewport at which loading starts (CSS px, GAME-7). */
  readonly threshold?: number;
  /**
   * How long the image must be near the viewport before it loads (ms), so that fast scrolling does not load every image
   * (GAME-7).
   */
  readonly delay?: number;
  /** Whether the image loads immediately; for images that are visible without scrolling. */
  readonly eager?: boolean;
  /** Called if the image cannot be loaded; by default its box stays empty. */
  readonly onBroken?: () => void;
}

/** An image that loads when it is near the viewport. CSS reserves its box, which stays empty if the image is broken. */
export function LazyImage({
  src,
  alt,
  threshold = 100,
  delay = 150,
  eager = false,
  onBroken,
  ...rest
}: LazyImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const [isNear, setNear] = useState(eager);
  const [brokenSrc, setBrokenSrc] = useState('');
  const isBroken = src === '' || src === brokenSrc;

  useEffect(() => {
    const image = element.current;
    if (isNear || !image) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => setNear(true), delay);
      },
      { rootMargin: `${threshold}px` },
    );
    observer.observe(image);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isNear, threshold, delay]);

  return (
    <img
      {...rest}
      ref={element}
      alt={alt}
      src={isNear && !isBroken ? src : undefined}
      data-state={isBroken ? 'broken' : isNear ? 'near' : 'far'}
      // Chromium keeps its sign of a broken picture when the URL is removed. A text stays, as it says what is missing.
      {...(isBroken && alt === '' && { style: { ...rest.style, visibility: 'hidden' } })}
      decoding={eager ? 'sync' : 'async'}
      onError={() => {
        setBrokenSrc(src);
        onBroken?.();
      }}
    />
  );
}
