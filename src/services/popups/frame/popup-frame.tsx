import type { ReactNode } from 'react';
import { useModal } from '../../../ui/dialog/use-modal';
import { IconButton } from '../../../ui/media/icon-button';
import style from './popup-frame.module.css';

/** Attribute that marks a dialog as a popup of the queue. */
export const POPUP_ATTRIBUTE = 'data-popup';
export const POPUP_MARKER_PROPS = { [POPUP_ATTRIBUTE]: '' };

interface PopupFrameProps {
  readonly title: string;
  /** Image at the top; decorative. */
  readonly art: ReactNode;
  /** Whether the image keeps its aspect ratio. If false, it fills a band of fixed height. */
  readonly hasPicture?: boolean;
  /** Label of the close button; without it the popup can be closed only by its own actions. */
  readonly closeLabel?: string | undefined;
  /** Called by the close button, Escape and Android Back. */
  readonly onClose: () => void;
  readonly isClosing: boolean;
  readonly toasts: ReactNode;
  readonly children: ReactNode;
}

/** Frame of every modal popup: an image, an optional close button, a title and the content. */
export function PopupFrame(props: PopupFrameProps) {
  const { title, art, hasPicture = false, closeLabel, onClose, isClosing, toasts, children } = props;
  const { dialog, titleId } = useModal(onClose);
  return (
    <dialog {...dialog} {...POPUP_MARKER_PROPS} className={style.popup} data-closing={isClosing || undefined}>
      <div className={hasPicture ? style.picture : style.band}>{art}</div>
      {closeLabel !== undefined && (
        <IconButton icon="close" size={20} className={style.close} label={closeLabel} onClick={onClose} />
      )}
      <h2 id={titleId} className={style.title}>
        {title}
      </h2>
      {children}
      {toasts}
    </dialog>
  );
}
