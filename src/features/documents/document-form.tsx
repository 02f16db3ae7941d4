import { useId, useRef, useState } from 'react';
import type { ApiResult } from '../../api/call';
import { isOutcomeUnknown } from '../../api/is-outcome-unknown';
import type { ApiError } from '../../contract/api-error';
import {
  DOCUMENT_TYPES,
  type DocumentCheck,
  type DocumentProof,
  MAX_DOCUMENT_MB,
} from '../../contract/endpoints/account/document-check';
import { toCashierErrorText } from '../../services/errors/cashier-error-message';
import { useGuardedSubmit } from '../../services/forms/use-guarded-submit';
import type { Translate, TranslationKey } from '../../services/i18n/catalogue';
import { useTranslate } from '../../services/i18n/i18n';
import { Button } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import style from './documents.module.css';
import { type ChosenDocument, readDocumentFile } from './read-document-file';

const TEXTS: Readonly<Record<DocumentProof, { readonly title: TranslationKey; readonly hint: TranslationKey }>> = {
  AGE: { title: 'documents.age', hint: 'documents.identity' },
  NAME: { title: 'documents.name', hint: 'documents.identity' },
  ADDRESS: { title: 'documents.address', hint: 'documents.bill' },
};

const PICTURES = DOCUMENT_TYPES.filter((type) => type.startsWith('image/')).join();

/** Returns why a document was not accepted. The state of the check tells what has become of one that may have arrived. */
function toSendProblem(error: ApiError | undefined, t: Translate): string {
  // Another tab has one on its way, or has just settled this one.
  if (!error || error.layer === 'aborted') return t('documents.busy');
  return isOutcomeUnknown(error) ? t('cashier.unconfirmed.title') : toCashierErrorText(error, t);
}

interface DocumentFormProps {
  readonly proof: DocumentProof;
  /** Whether another document is on its way, before which this one is not sent. */
  readonly isHeldBack: boolean;
  readonly onSend: (chosen: ChosenDocument) => Promise<ApiResult<DocumentCheck> | undefined>;
}

/** Chooses a photo or a file, shows it, and sends it. Says before which files can be sent (SAFE-5.8). */
export function DocumentForm({ proof, isHeldBack, onSend }: DocumentFormProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<ChosenDocument>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState('');
  const choices = useRef(0);
  const { busy, coolingDown, submit, isShown } = useGuardedSubmit();
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [titleId, noteId] = [useId(), useId()];
  const title = t(TEXTS[proof].title);

  async function handleFile(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    // The same file can be chosen again after a refusal.
    input.value = '';
    if (!file) return;
    choices.current += 1;
    const choice = choices.current;
    // Drawing a photo again takes seconds on a phone, in which the document before must not be sent in place of this one.
    setChosen(undefined);
    setProblem('');
    setReading(true);
    const read = await readDocumentFile(file);
    // Another file has been chosen since.
    if (choice !== choices.current) return;
    setReading(false);
    setChosen(read.ok ? read.value : undefined);
    setProblem(read.ok ? '' : t(`documents.${read.error}`, { size: String(MAX_DOCUMENT_MB) }));
  }

  async function handleSend(document: ChosenDocument): Promise<boolean> {
    setProblem('');
    const result = await onSend(document);
    if (isShown() && !result?.ok) setProblem(toSendProblem(result?.error, t));
    return result?.ok ?? false;
  }

  const renderInput = (ref: typeof camera, accept: string, isCamera: boolean) => (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accept}
      {...(isCamera && { capture: 'environment' as const })}
      onChange={({ currentTarget }) => void handleFile(currentTarget)}
    />
  );

  return (
    <Card
      as="section"
      className={style.form}
      aria-labelledby={titleId}
      // An update waits for an answer, as with typed text.
      {...((chosen || isReading) && { 'data-unsent': '' })}
    >
      <h3 id={titleId}>{title}</h3>
      <p>{t(TEXTS[proof].hint)}</p>
      <small>
        {t('documents.limits', { size: String(MAX_DOCUMENT_MB) })} {t('documents.details')}
      </small>
      {chosen && chosen.type !== 'application/pdf' && (
        <div className={style.preview}>
          <img
            src={chosen.url}
            alt={title}
            onError={() => {
              setChosen(undefined);
              setProblem(t('documents.unusable'));
            }}
          />
        </div>
      )}
      <p role="alert" className={style.problem}>
        {problem}
      </p>
      <p role="status" className={style.note} id={noteId}>
        {isReading && t('state.loading')}
        {busy ? t('documents.sending') : chosen && (isHeldBack ? t('documents.busy') : <bdi>{chosen.name}</bdi>)}
      </p>
      {chosen && (
        <Button
          wide
          busy={busy}
          coolingDown={coolingDown || isHeldBack}
          aria-describedby={`${titleId} ${noteId}`}
          onClick={() => void submit(() => handleSend(chosen))}
        >
          {t('feedback.submit')}
        </Button>
      )}
      <div className={style.choices}>
        <Button look="secondary" disabled={busy} aria-describedby={titleId} onClick={() => camera.current?.click()}>
          {t('documents.photo')}
        </Button>
        <Button look="secondary" disabled={busy} aria-describedby={titleId} onClick={() => files.current?.click()}>
          {t('documents.file')}
        </Button>
      </div>
      {renderInput(camera, PICTURES, true)}
      {renderInput(files, DOCUMENT_TYPES.join(), false)}
    </Card>
  );
}
