import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon';
import style from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** A modal that comes up from the foot of the screen, over the native `<dialog>`; it may stand over another one. */
export function Sheet({ title, children, closeLabel, onClose }: SheetProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect: closed before it leaves the document, the sheet gives the focus back to where it came from.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key that does the same
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={style.sheet}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose(); // the backdrop counts as the dialog itself
      }}
    >
      <header className={style.header}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={style.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className={style.body}>{children}</div>
    </dialog>
  );
}
