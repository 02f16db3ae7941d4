import type { ReactNode } from 'react';
import style from './dialog.module.css';
import { ModalHeader } from './modal-header';
import { useModal } from './use-modal';

/** Duration of the closing animation (ms): `--motion-normal`. */
export const DIALOG_CLOSE_ANIMATION_MS = 180;

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The actions, which stay in view at the bottom while a tall content scrolls. */
  readonly footer?: ReactNode;
  /** Label of the close button; if absent, there is no such button. */
  readonly closeLabel?: string;
  readonly onClose: () => void;
  /**
   * Whether to play the closing animation, which takes DIALOG_CLOSE_ANIMATION_MS. The parent component must unmount
   * the dialog after the animation.
   */
  readonly closing?: boolean;
  /** `alertdialog` for a message that interrupts the user and needs a response. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Id of the message of an `alertdialog`, which a screen reader reads when the dialog opens. */
  readonly describedBy?: string;
  /** Toasts, which are rendered inside the topmost dialog, because everything outside a modal is inert. */
  readonly overlay?: ReactNode;
  /** Whether the dialog is the whole screen, because there is no page behind it. */
  readonly isScreen?: boolean;
}

/** A centred modal dialog. */
export function Dialog({
  title,
  children,
  footer,
  closeLabel,
  onClose,
  closing = false,
  role = 'dialog',
  describedBy,
  overlay,
  isScreen = false,
}: DialogProps) {
  const { dialog, titleId } = useModal(onClose);
  return (
    <dialog
      {...dialog}
      role={role}
      aria-describedby={describedBy}
      className={style.dialog}
      data-closing={closing || undefined}
      data-screen={isScreen || undefined}
    >
      <ModalHeader title={title} titleId={titleId} closeLabel={closeLabel} onClose={onClose} />
      <div className={style.body}>{children}</div>
      {footer && <div className={style.footer}>{footer}</div>}
      {overlay}
    </dialog>
  );
}
