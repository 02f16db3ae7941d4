import type { AppError } from '../../contract/app-error';
import { Message } from '../../ui/feedback/message';
import { type MapErrorToMessage, toFormErrorMessage } from '../errors/to-error-message';
import { resolveDisplayText } from '../i18n/display-text';
import { useTranslate } from '../i18n/i18n';

interface FormErrorMessageProps {
  readonly error: AppError | undefined;
  /** Maps the error to a message; default: toFormErrorMessage(). */
  readonly toMessage?: MapErrorToMessage;
}

/** The error message of a form, shown above the submit button and announced by screen readers when it appears. */
export function FormErrorMessage({ error, toMessage = toFormErrorMessage }: FormErrorMessageProps) {
  const t = useTranslate();
  const message = error && toMessage(error);
  const shown = message && (
    <Message tone={message.tone} note={message.code && t('error.code', { code: message.code })}>
      {resolveDisplayText(message.text, t)}
    </Message>
  );
  return (
    <>
      <div role="alert" data-offline={error?.layer === 'offline' || undefined}>
        {message?.tone === 'alert' && shown}
      </div>
      <div role="status">{message?.tone === 'quiet' && shown}</div>
    </>
  );
}
