import { type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';

/**
 * Opens a native `<dialog>` as a modal while `isOpen`; the browser manages the focus. Escape and Android Back call
 * `onClose`, which must close the dialog; modals below stay open. Returns `dialog`, the props of the element, and
 * `titleId`, the id of its heading.
 */
export function useModal(onClose: () => void, isOpen = true) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect: if the modal closes before it leaves the document, focus returns to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);

  // An open dialog that React moves above others has left the document for a moment, and is no modal any more.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog?.open || dialog.matches(':modal')) return;
    dialog.close();
    dialog.showModal();
  });

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation(); // React would call the modal below too
    onClose();
  };
  // The browser closes a dialog whose `cancel` was prevented before without a tap in between: the owner decides anyway.
  const onForcedClose = () => {
    if (!isOpen || ref.current?.open !== false) return;
    ref.current.showModal();
    onClose();
  };
  return { dialog: { ref, onCancel, onClose: onForcedClose, 'aria-labelledby': titleId }, titleId };
}
