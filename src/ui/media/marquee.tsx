import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../browser/device/device';
import { IconButton } from './icon-button';
import style from './marquee.module.css';

/**
 * Returns the duration of one cycle of the animation (ms).
 * @param width of the text (CSS px)
 * @param speed in CSS px per second
 */
export const computeMarqueeDurationMs = (width: number, speed: number): number => (width / speed) * 1000;

interface MarqueeProps {
  readonly label: string;
  readonly items: readonly string[];
  readonly pauseLabel: string;
  readonly playLabel: string;
  /** Speed of the texts (CSS px per second, GAME-7). */
  readonly speed?: number;
}

/** A line of moving texts with a pause button; with reduced motion it does not move and can be scrolled instead. */
export function Marquee({ label, items, pauseLabel, playLabel, speed = 60 }: MarqueeProps) {
  const track = useRef<HTMLDivElement>(null);
  const [isStatic] = useState(prefersReducedMotion);
  const [isPaused, setPaused] = useState(false);
  const motion = useRef<Animation>(undefined);

  useEffect(() => {
    const element = track.current;
    const text = element?.firstElementChild;
    if (isStatic || !element || !text) return;
    const effect = new KeyframeEffect(element, null, { iterations: Number.POSITIVE_INFINITY });
    const animation = new Animation(effect);
    motion.current = animation;
    const start = () => {
      const width = text.getBoundingClientRect().width;
      const end = getComputedStyle(element).direction === 'rtl' ? width : -width;
      effect.setKeyframes([{ transform: 'none' }, { transform: `translateX(${end}px)` }]);
      effect.updateTiming({ duration: computeMarqueeDurationMs(width, speed) });
      if (animation.playState === 'idle') animation.play();
    };
    // Called first after the first layout, which reading the width here would force. Rotating the phone and changing the
    // text size change the width of the text.
    const observer = new ResizeObserver(start);
    observer.observe(text);
    return () => {
      observer.disconnect();
      animation.cancel();
    };
  }, [isStatic, speed]);

  function toggle() {
    if (isPaused) motion.current?.play();
    else motion.current?.pause();
    setPaused(!isPaused);
  }

  const text = items.map((item) => (
    <li key={item}>
      <bdi>{item}</bdi>
    </li>
  ));
  return (
    <section className={style.marquee} aria-label={label}>
      <div className={isStatic ? style.still : style.window} tabIndex={isStatic ? 0 : undefined}>
        <div ref={track} className={style.track}>
          <ul>{text}</ul>
          {!isStatic && <ul aria-hidden="true">{text}</ul>}
        </div>
      </div>
      {!isStatic && (
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          size={16}
          className={style.toggle}
          label={isPaused ? playLabel : pauseLabel}
          onClick={toggle}
        />
      )}
    </section>
  );
}
