import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import style from './dialog.module.css';
import { Icon } from './icon';

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

/** A modal over the native `<dialog>`: focus, Escape and Android Back are the browser's. */
export function Dialog({
  title,
  children,
  closeLabel,
  onClose,
  closing = false,
  role = 'dialog',
  overlay,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect: closed before it leaves the document, the dialog gives the focus back to where it came from.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, []);

  return (
    <dialog
      ref={element}
      role={role}
      aria-labelledby={titleId}
      className={style.dialog}
      data-closing={closing || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={style.header}>
        <h2 id={titleId}>{title}</h2>
        {closeLabel !== undefined && (
          <button type="button" className={style.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </header>
      <div className={style.body}>{children}</div>
      {overlay}
    </dialog>
  );
}
