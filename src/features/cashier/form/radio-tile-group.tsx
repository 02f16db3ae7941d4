import type { FormInputProps } from '../../../services/forms/use-app-form';
import { Icon } from '../../../ui/media/icon';
import type { IconName } from '../../../ui/media/icon-names';
import style from './radio-tile-group.module.css';

export interface RadioTileOption {
  readonly value: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  /** Short label beside the title, such as the bonus of a deposit method. */
  readonly badge?: string | undefined;
  readonly disabled?: boolean;
}

interface RadioTileGroupProps {
  readonly input: FormInputProps;
  readonly legend: string;
  readonly tiles: readonly RadioTileOption[];
}

/**
 * Radio buttons drawn as tiles, for deposit methods or payout accounts. The `detail` of a disabled tile explains why it
 * is disabled.
 */
export function RadioTileGroup({ input, legend, tiles }: RadioTileGroupProps) {
  return (
    <fieldset className={style.tiles}>
      <legend>{legend}</legend>
      {tiles.map(({ value, icon, title, detail, badge, disabled = false }) => (
        <label key={value} className={style.tile}>
          <input {...input} type="radio" value={value} disabled={disabled} />
          <span className={style.icon}>
            <Icon name={icon} size={24} />
          </span>
          <span className={style.text}>
            <strong>
              <bdi>{title}</bdi> {badge !== undefined && <span className={style.badge}>{badge}</span>}
            </strong>
            <small>
              <bdi>{detail}</bdi>
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
