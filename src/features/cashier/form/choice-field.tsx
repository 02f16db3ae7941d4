import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { FormInputProps } from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import { Sheet } from '../../../ui/dialog/sheet';
import { Icon } from '../../../ui/media/icon';
import visually from '../../../ui/styles/visually-hidden.module.css';
import style from './choice-field.module.css';
import { PaymentMethodLogo } from './payment-method-logo';
import { RadioTileGroup, type RadioTileOption } from './radio-tile-group';

interface ChoiceFieldProps {
  readonly input: FormInputProps;
  /** What is chosen: title of the sheet, and label of the row for screen readers. */
  readonly label: string;
  readonly tiles: readonly RadioTileOption[];
  /** The chosen option. */
  readonly chosen: RadioTileOption;
  /** A detail of the chosen option, shown in the row instead of that of its tile. */
  readonly detail: string;
  /** Content of the sheet below the options. */
  readonly footer?: ReactNode;
}

/** The chosen deposit method or payout account as one row, which opens a sheet with all of them. */
export function ChoiceField({ input, label, tiles, chosen, detail, footer }: ChoiceFieldProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const isPointed = useRef(false);
  const close = () => setOpen(false);

  function handleKeyDown(event: KeyboardEvent) {
    // The arrow keys go through the options; Enter would submit the form.
    isPointed.current = event.key === ' ';
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    close();
  }

  return (
    <>
      <button type="button" className={style.row} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PaymentMethodLogo logo={chosen.logo ?? ''} icon={chosen.icon} />
        <span className={style.body}>
          <span className={style.text}>
            <strong>
              <bdi>{chosen.title}</bdi>
            </strong>
            <small>
              <bdi>{detail}</bdi>
            </small>
          </span>
          {chosen.badge !== undefined && <span className={style.badge}>{chosen.badge}</span>}
        </span>
        <span className={visually.hidden}>{label}</span>
        <Icon name="forward" size={20} directional />
      </button>
      {isOpen && (
        <Sheet title={label} closeLabel={t('action.close')} onClose={close}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the radio buttons in it are the controls */}
          <div
            onPointerDown={() => {
              isPointed.current = true;
            }}
            onKeyDown={handleKeyDown}
            onClick={({ target }) => {
              if (isPointed.current && target instanceof HTMLInputElement) close();
            }}
          >
            <RadioTileGroup input={input} legend={label} tiles={tiles} isLegendHidden />
          </div>
          {footer}
        </Sheet>
      )}
    </>
  );
}
