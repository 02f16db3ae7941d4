import { type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';

/**
 * Makes a native `<dialog>` a modal while `isOpen`. Where the focus goes is the browser's; Escape and Android Back ask
 * `onClose`, whose owner closes it; a modal beneath stays. `dialog` is for the element, `titleId` for its heading.
 */
export function useModal(onClose: () => void, isOpen = true) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect: closed before it leaves the document, the modal gives the focus back to where it came from.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation(); // React tells the modal beneath as well
    onClose();
  };
  return { dialog: { ref, onCancel, 'aria-labelledby': titleId }, titleId };
}
