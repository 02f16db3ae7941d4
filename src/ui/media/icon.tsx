import style from './icon.module.css';
import type { IconName } from './icon-names';

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  /** Mirrored in right-to-left languages. */
  readonly directional?: boolean;
}

/** An icon of the sprite in the colour of its text; decorative, its control has the label. */
export function Icon({ name, size = 24, directional = false }: IconProps) {
  return (
    <svg
      className={style.icon}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      data-directional={directional || undefined}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
