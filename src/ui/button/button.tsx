import type { ComponentProps, MouseEvent } from 'react';
import style from './button.module.css';

/**
 * Visual style of a button. `secondary` has a tinted background; `danger` is for actions that end or delete something.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonVariant;
  /** Whether the action is running: shows a spinner and ignores presses. */
  readonly busy?: boolean;
  /** Whether a press while busy starts the action again, as for a retry of a request that hangs (BOOT-2). */
  readonly restartable?: boolean;
  /** Whether the button is in its cooldown: ignores presses, including Enter in a field of the form. */
  readonly coolingDown?: boolean;
  /** Whether the button has the full width of its container. */
  readonly wide?: boolean;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/** A button of at least 48 px height; `busy` changes neither size nor position. */
export function Button({
  look = 'primary',
  busy = false,
  restartable = false,
  coolingDown = false,
  wide = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isIgnoring = coolingDown || (busy && !restartable);
  return (
    <button
      {...rest}
      type={type}
      onClick={isIgnoring ? ignore : onClick}
      aria-busy={busy}
      aria-disabled={isIgnoring || rest.disabled}
      className={[style.button, style[look], wide && style.wide, className].filter(Boolean).join(' ')}
    >
      {children}
    </button>
  );
}
