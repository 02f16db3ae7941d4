import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon';
import style from './marquee.module.css';
import { marqueeDuration } from './marquee-duration';
import { prefersStillness } from './prefers-stillness';

interface MarqueeProps {
  readonly label: string;
  readonly items: readonly string[];
  readonly pauseLabel: string;
  readonly playLabel: string;
  /** CSS pixels a second (GAME-7). */
  readonly speed?: number;
}

/** A line of texts that moves along and can be held; whoever wants no motion reads it standing, by scrolling. */
export function Marquee({ label, items, pauseLabel, playLabel, speed = 60 }: MarqueeProps) {
  const track = useRef<HTMLDivElement>(null);
  const [still] = useState(prefersStillness);
  const [paused, setPaused] = useState(false);
  const motion = useRef<Animation>(undefined);

  useEffect(() => {
    const element = track.current;
    const text = element?.firstElementChild;
    if (still || !element || !text) return;
    const effect = new KeyframeEffect(element, null, { iterations: Number.POSITIVE_INFINITY });
    const measure = () => {
      const width = text.getBoundingClientRect().width;
      const end = getComputedStyle(element).direction === 'rtl' ? width : -width;
      effect.setKeyframes([{ transform: 'none' }, { transform: `translateX(${end}px)` }]);
      effect.updateTiming({ duration: marqueeDuration(width, speed) });
    };
    measure();
    const running = new Animation(effect);
    running.play();
    motion.current = running;
    // A phone that is turned, and text that is made larger, change how long the line is.
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => {
      observer.disconnect();
      running.cancel();
    };
  }, [still, speed]);

  function toggle() {
    if (paused) motion.current?.play();
    else motion.current?.pause();
    setPaused(!paused);
  }

  const text = items.map((item) => <li key={item}>{item}</li>);
  return (
    <section className={style.marquee} aria-label={label}>
      <div className={still ? style.still : style.window}>
        <div ref={track} className={style.track}>
          <ul>{text}</ul>
          {!still && <ul aria-hidden="true">{text}</ul>}
        </div>
      </div>
      {!still && (
        <button type="button" className={style.toggle} aria-label={paused ? playLabel : pauseLabel} onClick={toggle}>
          <Icon name={paused ? 'play' : 'pause'} size={20} />
        </button>
      )}
    </section>
  );
}
