import { useRef, useState } from 'react';
import type { ApiResult } from '../../api/call';
import { isOutcomeUnknown } from '../../api/is-outcome-unknown';
import { CASHIER_ERROR_CODES } from '../../contract/cashier-codes';
import {
  DOCUMENT_TYPES,
  type DocumentCheck,
  type DocumentProof,
  MAX_DOCUMENT_MB,
} from '../../contract/endpoints/account/document-check';
import { toCashierErrorText } from '../../services/errors/cashier-error-message';
import { useGuardedSubmit } from '../../services/forms/use-guarded-submit';
import type { TranslationKey } from '../../services/i18n/catalogue';
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

interface DocumentFormProps {
  readonly proof: DocumentProof;
  readonly onSend: (chosen: ChosenDocument) => Promise<ApiResult<DocumentCheck> | undefined>;
}

/** Chooses a photo or a file, shows it, and sends it. Says before which files can be sent (SAFE-5.8). */
export function DocumentForm({ proof, onSend }: DocumentFormProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<ChosenDocument>();
  const [problem, setProblem] = useState('');
  const { busy, coolingDown, submit, isShown } = useGuardedSubmit();
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const title = t(TEXTS[proof].title);

  async function handleFile(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    // The same file can be chosen again after a refusal.
    input.value = '';
    if (!file) return;
    const read = await readDocumentFile(file);
    setChosen(read);
    setProblem(read ? '' : t('documents.unusable'));
  }

  async function handleSend(document: ChosenDocument): Promise<boolean> {
    setProblem('');
    const result = await onSend(document);
    if (!result || !isShown()) return result?.ok ?? false;
    // The page says that there is no answer yet, or that the first attempt has arrived.
    const isShownByPage =
      !result.ok &&
      (isOutcomeUnknown(result.error) ||
        (result.error.layer === 'business' && result.error.code === CASHIER_ERROR_CODES.requestReused));
    if (!result.ok && !isShownByPage) setProblem(toCashierErrorText(result.error, t));
    return result.ok;
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
    <Card as="section" className={style.form}>
      <h3>{title}</h3>
      <p>{t(TEXTS[proof].hint)}</p>
      <small>{t('documents.limits', { size: String(MAX_DOCUMENT_MB) })}</small>
      {chosen && (
        <div className={style.preview}>
          {chosen.type === 'application/pdf' ? (
            <bdi>{chosen.name}</bdi>
          ) : (
            <img
              src={chosen.url}
              alt={title}
              onError={() => {
                setChosen(undefined);
                setProblem(t('documents.unusable'));
              }}
            />
          )}
        </div>
      )}
      <p role="alert" className={style.problem}>
        {problem}
      </p>
      <p role="status" className={style.note}>
        {busy && t('documents.sending')}
      </p>
      {chosen && (
        <Button wide busy={busy} coolingDown={coolingDown} onClick={() => void submit(() => handleSend(chosen))}>
          {t('feedback.submit')}
        </Button>
      )}
      <div className={style.choices}>
        <Button look="secondary" disabled={busy} onClick={() => camera.current?.click()}>
          {t('documents.photo')}
        </Button>
        <Button look="secondary" disabled={busy} onClick={() => files.current?.click()}>
          {t('documents.file')}
        </Button>
      </div>
      {renderInput(camera, PICTURES, true)}
      {renderInput(files, DOCUMENT_TYPES.join(), false)}
    </Card>
  );
}
