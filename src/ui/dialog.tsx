import type { ReactNode } from 'react';
import style from './dialog.module.css';
import { ModalHeader } from './modal-header';
import { useModal } from './use-modal';

/** How long the closing of a dialog is drawn, milliseconds. */
export const CLOSING_MS = 200;

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Name of the close button; without it the dialog is closed by its own actions alone. */
  readonly closeLabel?: string;
  readonly onClose: () => void;
  /** It is on its way out: drawn so for CLOSING_MS, after which its owner takes it away. */
  readonly closing?: boolean;
  /** `alert` for what interrupts: a notice that wants an answer. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Toasts lie inside the topmost dialog: whatever is outside of a modal is inert. */
  readonly overlay?: ReactNode;
}

/** A modal in the middle of the screen. */
export function Dialog({
  title,
  children,
  closeLabel,
  onClose,
  closing = false,
  role = 'dialog',
  overlay,
}: DialogProps) {
  const { dialog, titleId } = useModal(onClose);
  return (
    <dialog {...dialog} role={role} className={style.dialog} data-closing={closing || undefined}>
      <ModalHeader title={title} titleId={titleId} closeLabel={closeLabel} onClose={onClose} />
      <div className={style.body}>{children}</div>
      {overlay}
    </dialog>
  );
}
