import type { ComponentProps } from 'react';
import { Icon } from './icon';
import style from './icon-button.module.css';
import type { IconName } from './icon-names';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  readonly icon: IconName;
  /** Label for screen readers. */
  readonly label: string;
  readonly size?: number;
  /** Whether the icon is mirrored in right-to-left languages. */
  readonly directional?: boolean;
}

/** A round button of 48 px that shows only an icon. */
export function IconButton({ icon, label, size = 24, directional = false, className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={[style.button, className].filter(Boolean).join(' ')}>
      <Icon name={icon} size={size} directional={directional} />
    </button>
  );
}
