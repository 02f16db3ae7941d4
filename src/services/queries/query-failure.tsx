import type { AppError } from '../../contract/app-error';
import { Button } from '../../ui/button/button';
import { Message } from '../../ui/feedback/message';
import { toErrorMessage } from '../errors/to-error-message';
import { resolveDisplayText } from '../i18n/display-text';
import { useTranslate } from '../i18n/i18n';
import style from './query-failure.module.css';

interface QueryFailureProps {
  readonly error: AppError;
  /** Whether it is tried again. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Says in the place of a part of a page why it could not be loaded, with a button that tries again. */
export function QueryFailure({ error, busy, onRetry }: QueryFailureProps) {
  const t = useTranslate();
  const message = toErrorMessage(error, 'query');
  return (
    <div className={style.failed}>
      <div role="alert">
        <Message tone="alert" note={message.code && t('error.code', { code: message.code })}>
          {resolveDisplayText(message.text, t)}
        </Message>
      </div>
      {message.hasRetry && (
        <Button look="secondary" wide busy={busy} restartable onClick={onRetry}>
          {t('action.retry')}
        </Button>
      )}
    </div>
  );
}
