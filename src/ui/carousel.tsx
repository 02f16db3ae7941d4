import { type ReactNode, useEffect, useRef, useState } from 'react';
import style from './carousel.module.css';
import { Icon } from './icon';
import { prefersStillness } from './prefers-stillness';

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly pauseLabel: string;
  readonly playLabel: string;
  /** What the dots say. @param at from 1 */
  readonly placeLabel: (at: number, total: number) => string;
  /** Time a slide stands, milliseconds. */
  readonly interval?: number;
}

/**
 * Slides to swipe through, over native scrolling. They go on by themselves, unless they are paused, pointed at or have the
 * focus, the tab is hidden, or motion is not wanted.
 */
export function Carousel({ label, slides, pauseLabel, playLabel, placeLabel, interval = 5000 }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [still] = useState(prefersStillness);
  const [paused, setPaused] = useState(still);
  const [held, setHeld] = useState(false);
  const many = slides.length > 1;

  useEffect(() => {
    if (paused || held || !many) return;
    // `current` starts the time of its slide anew, so a swipe does not get cut short.
    const timer = setInterval(() => {
      const next = list.current?.children[(current + 1) % slides.length];
      if (next instanceof HTMLElement && document.visibilityState === 'visible') {
        list.current?.scrollTo({ left: next.offsetLeft, behavior: 'smooth' });
      }
    }, interval);
    return () => clearInterval(timer);
  }, [paused, held, many, current, slides.length, interval]);

  function follow() {
    const { scrollLeft = 0, clientWidth = 1 } = list.current ?? {};
    setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
  }

  return (
    <section
      className={style.carousel}
      aria-label={label}
      aria-roledescription="carousel"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <ul ref={list} onScroll={follow}>
        {slides.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      {many && (
        <>
          <div className={style.dots} role="img" aria-label={placeLabel(current + 1, slides.length)}>
            {slides.map(({ key }, index) => (
              <span key={key} data-current={index === current || undefined} />
            ))}
          </div>
          <button
            type="button"
            className={style.toggle}
            aria-label={paused ? playLabel : pauseLabel}
            onClick={() => setPaused(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} size={18} />
          </button>
        </>
      )}
    </section>
  );
}
