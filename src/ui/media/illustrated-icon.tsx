import type { IllustrationName } from '../../contract/merchant/illustration-names';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import style from './illustrated-icon.module.css';
import { useIllustration } from './use-illustration';

interface IllustratedIconProps {
  readonly icon: IconName;
  readonly illustration?: IllustrationName;
  /** Whether the icon has the accent colour and always stands, as after a success. */
  readonly strong?: boolean;
}

/**
 * Icon for the type of a message, or the merchant's illustration, which shows it better. The illustration of another
 * situation keeps the icon as a badge in its corner. All have the same size, so that nothing moves when it arrives.
 */
export function IllustratedIcon({ icon, illustration = 'empty', strong = false }: IllustratedIconProps) {
  const image = useIllustration(illustration);
  return (
    <span
      className={style.picture}
      data-illustrated={image && true}
      data-strong={strong || undefined}
      style={{ backgroundImage: image }}
    >
      {(strong || !image?.includes(`${illustration}.svg`)) && <Icon name={icon} size={image ? 28 : 48} />}
    </span>
  );
}
