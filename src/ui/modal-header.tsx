import { Icon } from './icon';
import style from './modal-header.module.css';

interface ModalHeaderProps {
  readonly title: string;
  /** The modal is labelled by it. */
  readonly titleId: string;
  /** Name of the close button; without it the modal is closed by its own actions alone. */
  readonly closeLabel?: string | undefined;
  readonly onClose: () => void;
}

/** Title and Close; it stands first in a modal, so that the browser gives Close the focus. */
export function ModalHeader({ title, titleId, closeLabel, onClose }: ModalHeaderProps) {
  return (
    <header className={style.header}>
      <h2 id={titleId}>{title}</h2>
      {closeLabel !== undefined && (
        <button type="button" className={style.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </header>
  );
}
