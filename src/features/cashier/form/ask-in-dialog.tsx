import type { ComponentType, ReactNode } from 'react';
import { importChunk } from '../../../browser/page/import-chunk';
import { closeOverlay, openOverlay } from '../../../services/overlays/overlays';

interface QuestionProps {
  readonly onAnswer: (isAnswered: boolean) => void;
  readonly overlay: ReactNode;
}

/**
 * Opens a dialog before a deposit, and resolves with whether the member has answered it; closing it in any other way
 * is no answer. Rejects if the dialog cannot be loaded.
 * @param key key of the overlay
 */
export async function askInDialog<Props extends object>(
  key: string,
  load: () => Promise<{ readonly default: ComponentType<Props & QuestionProps> }>,
  props: Props,
): Promise<boolean> {
  const { default: Question } = await importChunk(load);
  const { promise, resolve } = createAnswer();
  const answer = (isAnswered: boolean) => {
    resolve(isAnswered);
    closeOverlay(key);
  };
  openOverlay({
    kind: 'dialog',
    key,
    render: (_, toasts) => <Question {...props} onAnswer={answer} overlay={toasts} />,
  });
  return promise;
}

/** As Promise.withResolvers(), which the oldest supported browsers do not have. */
function createAnswer() {
  let resolve: (isAnswered: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
