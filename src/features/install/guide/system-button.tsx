import type { SystemButtonName } from './guide-steps';
import style from './install-guide.module.css';

/** Icon of each button as the operating system draws it: SVG path data, drawn with strokes in a view box of 24 × 24. */
const SHAPES: Readonly<Record<SystemButtonName, string>> = {
  share: 'M12 15V3m0 0L8.5 6.5M12 3l3.5 3.5M8 10H6v11h12V10h-2',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  kebab: 'M12 5v.01M12 12v.01M12 19v.01',
  menu: 'M4 6h16M4 12h16M4 18h16',
  add: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm5 5v8m-4-4h8',
  browser: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm3.5 5.5-2 5-5 2 2-5z',
};

/** Buttons whose icon consists of dots. The stroke width of these icons is the diameter of a dot. */
const DOTS: readonly SystemButtonName[] = ['more', 'kebab'];

/** Icon of a button of the system or the browser; decorative, because the text of the step names the button. */
export function SystemButtonIcon({ button }: { readonly button: SystemButtonName }) {
  return (
    <span className={style.button} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="28" height="28" focusable="false" role="presentation">
        <path
          d={SHAPES[button]}
          fill="none"
          stroke="currentColor"
          strokeWidth={DOTS.includes(button) ? 3.5 : 1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
