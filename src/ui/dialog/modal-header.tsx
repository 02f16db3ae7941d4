import { IconButton } from '../media/icon-button';
import style from './modal-header.module.css';

interface ModalHeaderProps {
  readonly title: string;
  /** Id of the heading that labels the modal. */
  readonly titleId: string;
  /** Label of the close button; if absent, there is no such button. */
  readonly closeLabel?: string | undefined;
  readonly onClose: () => void;
}

/** Title and close button. Must be first in a modal, so that the browser focuses the close button. */
export function ModalHeader({ title, titleId, closeLabel, onClose }: ModalHeaderProps) {
  return (
    <header className={style.header}>
      <h2 id={titleId}>{title}</h2>
      {closeLabel !== undefined && (
        <IconButton icon="close" className={style.close} label={closeLabel} onClick={onClose} />
      )}
    </header>
  );
}
