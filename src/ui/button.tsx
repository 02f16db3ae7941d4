import type { ComponentProps, MouseEvent } from 'react';
import style from './button.module.css';

type Look = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: Look;
  /** The action runs: the button says so and takes no second press. */
  readonly busy?: boolean;
  /** Takes no press for a moment, nor Enter in a field of its form: that presses the form's button. */
  readonly resting?: boolean;
  /** As wide as what it stands in. */
  readonly wide?: boolean;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/** A button of at least 48 px; `busy` keeps its size and place. */
export function Button({
  look = 'primary',
  busy = false,
  resting = false,
  wide = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      onClick={resting ? ignore : onClick}
      aria-busy={busy}
      aria-disabled={busy || resting || rest.disabled}
      className={[style.button, style[look], wide && style.wide, className].filter(Boolean).join(' ')}
    >
      {children}
    </button>
  );
}
