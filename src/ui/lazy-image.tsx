import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface LazyImageProps extends Omit<ComponentProps<'img'>, 'src' | 'loading'> {
  readonly src: string;
  readonly alt: string;
  /** How near to the screen an image starts to load, CSS pixels (GAME-7). */
  readonly threshold?: number;
  /** How long it must stay near, milliseconds, so that a fling loads nothing (GAME-7). */
  readonly delay?: number;
}

/** An image that loads when it comes near the screen; its box is kept by CSS, a broken one leaves it empty. */
export function LazyImage({ src, alt, threshold = 100, delay = 150, ...rest }: LazyImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const [near, setNear] = useState(false);
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    const image = element.current;
    if (near || !image) return;
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
  }, [near, threshold, delay]);

  return (
    <img
      {...rest}
      ref={element}
      alt={alt}
      src={near && !broken && src !== '' ? src : undefined}
      data-state={broken ? 'broken' : near ? 'near' : 'far'}
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
