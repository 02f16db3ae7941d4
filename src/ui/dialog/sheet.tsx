import type { ReactNode } from 'react';
import { ModalHeader } from './modal-header';
import style from './sheet.module.css';
import { useModal } from './use-modal';
import { useSwipeDown } from './use-swipe-down';

interface SheetProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/**
 * A modal sheet at the bottom of the screen. A swipe down on the header, or a tap on the backdrop, closes the sheet. It
 * can be stacked on another modal.
 */
export function Sheet({ title, children, closeLabel, onClose }: SheetProps) {
  const { dialog, titleId } = useModal(onClose);
  const swipe = useSwipeDown(onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key that does the same
    <dialog
      {...dialog}
      className={style.sheet}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose(); // a click on the backdrop targets the dialog itself
      }}
    >
      <div className={style.handle} {...swipe}>
        <ModalHeader title={title} titleId={titleId} closeLabel={closeLabel} onClose={onClose} />
      </div>
      <div className={style.body}>{children}</div>
    </dialog>
  );
}
