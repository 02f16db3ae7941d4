import style from './icon.module.css';
import type { IconName } from './icon-names';

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  /** Whether the icon is mirrored in right-to-left languages. */
  readonly directional?: boolean;
}

/**
 * An icon from the sprite, drawn in the current text colour. Hidden from screen readers, because the control that
 * contains it has a label.
 */
export function Icon({ name, size = 24, directional = false }: IconProps) {
  return (
    <svg
      className={style.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-directional={directional || undefined}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
