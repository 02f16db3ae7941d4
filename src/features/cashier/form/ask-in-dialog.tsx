import type { ComponentType, ReactNode } from 'react';
import { importChunk } from '../../../browser/page/import-chunk';
import { closeOverlay, type Overlay, openOverlay, useOverlays } from '../../../services/overlays/overlays';

interface QuestionProps {
  readonly onAnswer: (isAnswered: boolean) => void;
  readonly overlay: ReactNode;
}

/**
 * Opens a dialog before a deposit, and resolves with whether the member has answered it; closing it in any other way,
 * as a navigation or a dialog that cannot be rendered does, is no answer. Rejects if the dialog cannot be loaded.
 * @param key key of the overlay
 */
export async function askInDialog<Props extends object>(
  key: string,
  load: () => Promise<{ readonly default: ComponentType<Props & QuestionProps> }>,
  props: Props,
): Promise<boolean> {
  const { default: Question } = await importChunk(load);
  return new Promise((resolve) => {
    const question: Overlay = {
      kind: 'dialog',
      key,
      render: (_, toasts) => <Question {...props} onAnswer={answer} overlay={toasts} />,
    };
    const isOpen = () => useOverlays.getState().stack.includes(question);
    /** Only the first answer counts: a later one must not close a question that was opened again. */
    function answer(isAnswered: boolean) {
      if (!isOpen()) return;
      resolve(isAnswered);
      closeOverlay(key);
    }
    openOverlay(question);
    const unsubscribe = useOverlays.subscribe(() => {
      if (isOpen()) return;
      unsubscribe();
      resolve(false);
    });
  });
}
