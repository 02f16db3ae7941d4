import { Button } from '../../../ui/button/button';
import { Message } from '../../../ui/feedback/message';
import { useTranslate } from '../../i18n/i18n';
import style from './calling-code-error-message.module.css';
import type { CallingCode } from './use-calling-code';

interface CallingCodeErrorMessageProps {
  readonly callingCode: CallingCode;
  /** Called before the retry button is removed. It must move the focus, which would be lost with the button. */
  readonly onRetry: () => void;
}

/** Error message with a retry button, shown if the calling code could not be loaded (LOGIN-6). */
export function CallingCodeErrorMessage({
  callingCode: { hasFailed, errorCode, retry },
  onRetry,
}: CallingCodeErrorMessageProps) {
  const t = useTranslate();
  function handleRetry() {
    onRetry();
    retry();
  }
  return (
    <>
      <div role="alert">
        {hasFailed && (
          <Message tone="alert" note={errorCode && t('error.code', { code: errorCode })}>
            {t('phone.code.missing')}
          </Message>
        )}
      </div>
      {hasFailed && (
        <Button look="secondary" wide className={style.retry} onClick={handleRetry}>
          {t('action.retry')}
        </Button>
      )}
    </>
  );
}
