import type { ComponentProps } from 'react';
import style from './button.module.css';

type Look = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: Look;
  /** The action runs: the button says so and takes no second press. */
  readonly busy?: boolean;
  /** As wide as what it stands in. */
  readonly wide?: boolean;
}

/** A button of at least 48 px; `busy` keeps its size and place. */
export function Button({
  look = 'primary',
  busy = false,
  wide = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy}
      aria-disabled={busy || rest.disabled}
      className={[style.button, style[look], wide && style.wide, className].filter(Boolean).join(' ')}
    >
      {children}
    </button>
  );
}
