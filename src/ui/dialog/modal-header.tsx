import { IconButton } from '../media/icon-button';
import style from './modal-header.module.css';

interface ModalHeaderProps {
  readonly title: string;
  /** Labels the modal. */
  readonly titleId: string;
  /** Label of the close button; without it only the modal's own actions close it. */
  readonly closeLabel?: string | undefined;
  readonly onClose: () => void;
}

/** Title and close button; first in a modal, so that the browser focuses the close button. */
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
