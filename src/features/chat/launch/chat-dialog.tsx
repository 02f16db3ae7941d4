import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { navigateAway } from '../../../browser/page/windows';
import { withErrorCode } from '../../../services/errors/error-code';
import { toErrorMessage } from '../../../services/errors/to-error-message';
import { resolveDisplayText } from '../../../services/i18n/display-text';
import { useTranslate } from '../../../services/i18n/i18n';
import { getCurrentQueryScope } from '../../../services/queries/query-scope';
import { ContactButton } from '../../../services/support/ui/contact-button';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { IllustratedIcon } from '../../../ui/media/illustrated-icon';
import { type ChatFailure, fetchChatUrl } from '../data/fetch-chat-url';
import { chatUnreadCountQuery } from '../unread/chat-unread-count-query';
import style from './chat-dialog.module.css';

interface ChatDialogProps {
  readonly onClose: () => void;
  readonly overlay: ReactNode;
}

/**
 * Dialog that shows progress while the chat opens, or the error if it cannot be opened. Closing the dialog aborts the
 * request (CS-2).
 */
export function ChatDialog({ onClose, overlay }: ChatDialogProps) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<ChatFailure>();
  const [attempt, setAttempt] = useState(0);
  const message = failure && toErrorMessage(failure, 'chat');

  // biome-ignore lint/correctness/useExhaustiveDependencies: one launch an attempt
  useEffect(() => {
    const abortController = new AbortController();
    setFailure(undefined);
    void fetchChatUrl(abortController.signal).then((response) => {
      if (abortController.signal.aborted) return;
      if (!response.ok) return setFailure(response.error);
      // Opening the chat marks its messages as read.
      queryClient.setQueryData(chatUnreadCountQuery(getCurrentQueryScope()).queryKey, {
        value: { unReadCount: 0, chatUrl: '' },
        at: Date.now(),
      });
      onClose();
      navigateAway(response.value);
    });
    return () => abortController.abort();
  }, [attempt]);

  return (
    <Dialog
      title={t(failure ? 'chat.failed' : 'chat.title')}
      closeLabel={t('action.close')}
      onClose={onClose}
      overlay={overlay}
    >
      <div className={style.body}>
        <IllustratedIcon icon={failure ? 'warning' : 'chat'} illustration={failure ? 'failed' : 'chat'} />
        {message ? (
          <p role="alert">{resolveDisplayText(withErrorCode(message), t)}</p>
        ) : (
          <p role="status">{t('chat.opening')}</p>
        )}
        {message && (
          <>
            {message.hasRetry && (
              <Button wide onClick={() => setAttempt((count) => count + 1)}>
                {t('action.retry')}
              </Button>
            )}
            <ContactButton />
          </>
        )}
      </div>
    </Dialog>
  );
}
