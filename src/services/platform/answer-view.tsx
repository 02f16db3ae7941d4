import type { ReactNode } from 'react';
import { decideErrorNotice } from '../../api/error-text';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { Skeleton } from '../../ui/skeleton';
import { useText } from '../i18n/i18n';
import { KeptNotice } from '../last-known/kept-notice';
import { errorText } from '../layers/notices';
import { useOnline } from '../network/use-online';
import style from './answer-view.module.css';
import type { AskedAnswer } from './use-answer';

interface AnswerViewProps<T> {
  readonly answer: AskedAnswer<T>;
  readonly children: (value: T) => ReactNode;
  /** What is said of an answer that holds nothing; an answer with no such case needs neither. */
  readonly isEmpty?: (value: T) => boolean;
  readonly empty?: string;
  /** How many rows stand in for the answer while it is on its way. */
  readonly rows?: number;
}

/** An answer in whichever state it is: on its way, failed with another try, empty, or there. */
export function AnswerView<T>({ answer: { state, ask }, children, isEmpty, empty, rows = 3 }: AnswerViewProps<T>) {
  const t = useText();
  const online = useOnline();
  switch (state.phase) {
    case 'loading':
      return <Skeleton label={t('state.loading')} rows={rows} />;
    case 'failed': {
      const notice = decideErrorNotice(state.error);
      return (
        <div className={style.failed}>
          <div role="alert">
            <Message tone="alert">{notice ? errorText(notice) : t('form.unavailable')}</Message>
          </div>
          <Button look="secondary" wide onClick={ask}>
            {t('action.retry')}
          </Button>
        </div>
      );
    }
    case 'ready':
      return (
        <>
          {state.lastKnown ? (
            <KeptNotice at={state.lastKnown.at} offline={!online} busy={!state.lastKnown.error} onRetry={ask} />
          ) : (
            !online && <Message tone="quiet">{t('state.offline')}</Message>
          )}
          {isEmpty?.(state.value) ? <Message tone="quiet">{empty}</Message> : children(state.value)}
        </>
      );
  }
}
