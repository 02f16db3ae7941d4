import type { ComponentProps } from 'react';
import style from './button.module.css';

type Look = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: Look;
  /** The action runs: the button says so and takes no second press. */
  readonly busy?: boolean;
}

/** The class of a link that looks like a button. */
export const buttonClass = (look: Look = 'primary', className?: string): string =>
  [style.button, style[look], className].filter(Boolean).join(' ');

/** A button of at least 48 px; `busy` keeps its size and place. */
export function Button({ look = 'primary', busy = false, type = 'button', className, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy}
      aria-disabled={busy || rest.disabled}
      className={buttonClass(look, className)}
    >
      {children}
    </button>
  );
}
