import { type ReactNode, useEffect, useState } from 'react';
import { leaveTo } from '../../browser/windows';
import { decideFormProblem, problemText } from '../../services/forms/form-problem';
import { useText } from '../../services/i18n/i18n';
import { ContactButton } from '../../services/support/contact-button';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import style from './chat-dialog.module.css';
import { type ChatFailure, launchChat } from './launch-chat';
import { showUnread } from './unread';

interface ChatDialogProps {
  readonly onClose: () => void;
  readonly overlay: ReactNode;
}

/** The code of a platform that has no chat for this member, whatever its type says. */
const NO_PERMISSIONS = 'no_permissions';

function useFailureText() {
  const t = useText();
  return (failure: ChatFailure): string => {
    if (failure.layer === 'address') return t('chat.bad_address');
    if (failure.layer === 'business' && failure.code === NO_PERMISSIONS) return t('chat.no_permissions');
    if (failure.layer === 'offline') return t('error.network_offline');
    if (failure.layer === 'http') return t('form.unavailable');
    const problem = decideFormProblem(failure);
    return problem ? problemText(problem, t) : t('form.unavailable');
  };
}

/** While the chat is on its way, and when it does not come; closing takes the wish back (CS-2). */
export function ChatDialog({ onClose, overlay }: ChatDialogProps) {
  const t = useText();
  const textOf = useFailureText();
  const [failure, setFailure] = useState<ChatFailure>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one launch an attempt
  useEffect(() => {
    const stop = new AbortController();
    setFailure(undefined);
    void launchChat(stop.signal).then((launched) => {
      if (stop.signal.aborted) return;
      if (!launched.ok) return setFailure(launched.error);
      showUnread(0); // whoever opens the chat reads it
      onClose();
      leaveTo(launched.value);
    });
    return () => stop.abort();
  }, [attempt]);

  return (
    <Dialog
      title={t(failure ? 'chat.failed' : 'chat.title')}
      closeLabel={t('action.close')}
      onClose={onClose}
      overlay={overlay}
    >
      <div className={style.body}>
        {failure ? <p role="alert">{textOf(failure)}</p> : <p role="status">{t('chat.opening')}</p>}
        {failure && (
          <>
            <Button wide onClick={() => setAttempt((count) => count + 1)}>
              {t('action.retry')}
            </Button>
            <ContactButton />
          </>
        )}
      </div>
    </Dialog>
  );
}
