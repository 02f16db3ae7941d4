import type { ComponentType, ReactNode } from 'react';
import { importChunk } from '../../../browser/page/import-chunk';
import { closeOverlay, openOverlay, useOverlays } from '../../../services/overlays/overlays';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary';

interface QuestionProps {
  readonly onAnswer: (isAnswered: boolean) => void;
  readonly overlay: ReactNode;
}

/**
 * Opens a dialog before a deposit, and resolves with whether the member has answered it; closing it in any other way
 * is no answer. Rejects if the dialog cannot be loaded or rendered.
 * @param key key of the overlay
 */
export async function askInDialog<Props extends object>(
  key: string,
  load: () => Promise<{ readonly default: ComponentType<Props & QuestionProps> }>,
  props: Props,
): Promise<boolean> {
  const { default: Question } = await importChunk(load);
  const { promise, resolve, reject } = createAnswer();
  let isOpen = true;
  const answer = (isAnswered: boolean) => {
    // A request may have been under way when the dialog was closed; another one may be open by now.
    if (!isOpen) return;
    resolve(isAnswered);
    closeOverlay(key);
  };
  openOverlay({
    kind: 'dialog',
    key,
    render: (_, toasts) => (
      <LazyBoundary
        fallback={null}
        onError={(error) => {
          reject(error);
          closeOverlay(key);
        }}
      >
        <Question {...props} onAnswer={answer} overlay={toasts} />
      </LazyBoundary>
    ),
  });
  // A navigation closes the dialog too.
  const stopWatching = useOverlays.subscribe(({ stack }) => {
    if (stack.some((overlay) => overlay.key === key)) return;
    isOpen = false;
    resolve(false);
  });
  return promise.finally(stopWatching);
}

/** As Promise.withResolvers(), which the oldest supported browsers do not have. */
function createAnswer() {
  let resolve: (isAnswered: boolean) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<boolean>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
