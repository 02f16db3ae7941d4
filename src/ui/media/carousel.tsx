import { type ReactNode, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../browser/device/device';
import style from './carousel.module.css';
import { IconButton } from './icon-button';

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly pauseLabel: string;
  readonly playLabel: string;
  /**
   * Returns the label of the row of dots.
   * @param at number of the current slide, from 1
   */
  readonly dotLabel: (at: number, total: number) => string;
  /** How long a slide is shown before the next one (ms). */
  readonly interval?: number;
}

/**
 * A natively scrolling list of slides that advances automatically, unless it is paused, hovered or focused, or the
 * tab is hidden. It does not advance if the user prefers reduced motion.
 */
export function Carousel({ label, slides, pauseLabel, playLabel, dotLabel, interval = 5000 }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isReducedMotion] = useState(prefersReducedMotion);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const hasSeveral = slides.length > 1;

  useEffect(() => {
    if (isReducedMotion || isPaused || isHovered || !hasSeveral) return;
    // `current` restarts the interval, so that a slide reached by a swipe is shown for the full time.
    const timer = setInterval(() => {
      const next = list.current?.children[(current + 1) % slides.length];
      if (next instanceof HTMLElement && document.visibilityState === 'visible') {
        list.current?.scrollTo({ left: next.offsetLeft, behavior: 'smooth' });
      }
    }, interval);
    return () => clearInterval(timer);
  }, [isReducedMotion, isPaused, isHovered, hasSeveral, current, slides.length, interval]);

  function updateCurrent() {
    const { scrollLeft = 0, clientWidth = 1 } = list.current ?? {};
    setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
  }

  return (
    <section
      className={style.carousel}
      aria-label={label}
      aria-roledescription="carousel"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ target }) => setHovered(target.matches(':focus-visible'))}
      onBlur={() => setHovered(false)}
    >
      <ul ref={list} onScroll={updateCurrent}>
        {slides.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      {hasSeveral && (
        <>
          <div className={style.dots} role="img" aria-label={dotLabel(current + 1, slides.length)}>
            {slides.map(({ key }, index) => (
              <span key={key} data-current={index === current || undefined} />
            ))}
          </div>
          {!isReducedMotion && (
            <IconButton
              icon={isPaused ? 'play' : 'pause'}
              size={14}
              className={style.toggle}
              label={isPaused ? playLabel : pauseLabel}
              onClick={() => setPaused(!isPaused)}
            />
          )}
        </>
      )}
    </section>
  );
}
