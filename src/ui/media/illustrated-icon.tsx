import { Icon } from './icon';
import type { IconName } from './icon-names';
import style from './illustrated-icon.module.css';
import { type IllustrationName, useIllustration } from './use-illustration';

interface IllustratedIconProps {
  readonly icon: IconName;
  readonly illustration?: IllustrationName;
  /** Whether the icon has the accent colour, as after a success. */
  readonly strong?: boolean;
}

/**
 * Icon for the type of a message: a badge in the corner of the merchant's illustration or, without one, alone in the
 * middle. Both have the same size, so that nothing moves when the illustration arrives.
 */
export function IllustratedIcon({ icon, illustration = 'empty', strong = false }: IllustratedIconProps) {
  const isIllustrated = useIllustration(illustration);
  return (
    <span
      className={style.picture}
      data-illustration={isIllustrated ? illustration : undefined}
      data-strong={strong || undefined}
    >
      <Icon name={icon} size={isIllustrated ? 28 : 48} />
    </span>
  );
}
