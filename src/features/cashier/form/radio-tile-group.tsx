import type { FormInputProps } from '../../../services/forms/use-app-form';
import type { IconName } from '../../../ui/media/icon-names';
import visually from '../../../ui/styles/visually-hidden.module.css';
import { PaymentMethodLogo } from './payment-method-logo';
import style from './radio-tile-group.module.css';

export interface RadioTileOption {
  readonly value: string;
  /** URL of a logo; the icon stands in for a missing one. */
  readonly logo?: string | undefined;
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
  /** Whether only screen readers get the legend, because a heading says the same. */
  readonly isLegendHidden?: boolean;
}

/**
 * Radio buttons drawn as tiles, for deposit methods or payout accounts. The `detail` of a disabled tile explains why it
 * is disabled.
 */
export function RadioTileGroup({ input, legend, tiles, isLegendHidden = false }: RadioTileGroupProps) {
  return (
    <fieldset className={style.tiles}>
      <legend className={isLegendHidden ? visually.hidden : undefined}>{legend}</legend>
      {tiles.map(({ value, logo = '', icon, title, detail, badge, disabled = false }) => (
        <label key={value} className={style.tile}>
          <input {...input} type="radio" value={value} disabled={disabled} />
          <PaymentMethodLogo logo={logo} icon={icon} />
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
