import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { useText } from '../i18n/i18n';
import style from './dialling-missing.module.css';
import type { Dialling } from './use-dialling';

interface DiallingMissingProps {
  readonly dialling: Dialling;
  /** The button is about to leave: the focus needs another place. */
  readonly onRetry: () => void;
}

/** Says that the dialling code could not be learned, with another try (LOGIN-6). */
export function DiallingMissing({ dialling: { missing, askAgain }, onRetry }: DiallingMissingProps) {
  const t = useText();
  function retry() {
    onRetry();
    askAgain();
  }
  return (
    <>
      <div role="alert">{missing && <Message tone="alert">{t('phone.code.missing')}</Message>}</div>
      {missing && (
        <Button look="secondary" wide className={style.retry} onClick={retry}>
          {t('action.retry')}
        </Button>
      )}
    </>
  );
}
