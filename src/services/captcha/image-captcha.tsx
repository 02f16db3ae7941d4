import { type Ref, useEffect, useId, useImperativeHandle, useReducer, useRef, useState } from 'react';
import { normalizeTypedText } from '../../base/normalize-typed-text';
import { fail, ok } from '../../base/result';
import { imageCaptcha } from '../../contract/endpoints/account/verification';
import { Button } from '../../ui/button/button';
import { Message } from '../../ui/feedback/message';
import { TextField } from '../../ui/form/text-field';
import { formatErrorCode } from '../errors/error-code';
import { useTranslate } from '../i18n/i18n';
import { call } from '../platform/api-client';
import { INITIAL_CAPTCHA_STATE, reduceCaptcha } from './captcha-machine';
import type { CaptchaHandle } from './captcha-proof';
import style from './image-captcha.module.css';

interface Picture {
  readonly captchaId: string;
  readonly image: string;
}

/**
 * Image captcha: the user types the characters in an image (CAPT-1, CAPT-2). Each image can be used once, so every
 * attempt loads a new image.
 */
export function ImageCaptcha({ ref }: { readonly ref: Ref<CaptchaHandle> }) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const widget = useRef<HTMLDivElement>(null);
  const reasonId = useId();
  const [state, dispatch] = useReducer(reduceCaptcha, INITIAL_CAPTCHA_STATE);
  const [picture, setPicture] = useState<Picture>();
  const [isEmpty, setEmpty] = useState(false);

  useEffect(() => {
    if (state.phase !== 'loading') return;
    const unmounted = new AbortController();
    void call(imageCaptcha, { query: { t: String(Date.now()) }, quiet: true, signal: unmounted.signal }).then(
      (response) => {
        if (unmounted.signal.aborted) return;
        if (response.ok) setPicture(response.value);
        dispatch(response.ok ? { type: 'loaded' } : { type: 'failed', code: '', requestId: response.error.requestId });
      },
    );
    return () => unmounted.abort();
  }, [state.phase]);

  function loadAnother() {
    if (field.current) field.current.value = '';
    setEmpty(false);
    dispatch({ type: 'retry' });
  }

  useImperativeHandle(
    ref,
    (): CaptchaHandle => ({
      prove: async () => {
        const captcha = normalizeTypedText(field.current?.value ?? '').replaceAll(' ', '');
        if (state.phase === 'error') {
          widget.current?.querySelector('button')?.focus();
          return fail(undefined);
        }
        if (!picture || state.phase !== 'waiting') return fail({ layer: 'captcha', problem: 'not_loaded' });
        setEmpty(captcha === '');
        if (captcha !== '') return ok({ kind: 'image', captchaId: picture.captchaId, captcha });
        field.current?.focus();
        return fail(undefined);
      },
      renew: loadAnother,
    }),
  );

  const code = state.phase === 'error' ? formatErrorCode(state.requestId) : undefined;
  return (
    <div ref={widget} className={style.captcha}>
      <div id={reasonId} className={style.picture} role="status">
        {state.phase === 'waiting' && picture && <img src={picture.image} alt={t('captcha.picture')} />}
        {state.phase === 'loading' && <span>{t('state.loading')}</span>}
        {state.phase === 'error' && (
          <Message tone="alert" note={code && t('error.code', { code })}>
            {t('captcha.not_loaded')}
          </Message>
        )}
      </div>
      <Button look="quiet" aria-describedby={state.phase === 'error' ? reasonId : undefined} onClick={loadAnother}>
        {t(state.phase === 'error' ? 'action.retry' : 'captcha.another')}
      </Button>
      <TextField
        ref={field}
        id="captcha"
        name="captcha"
        label={t('captcha.label')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={40}
        error={isEmpty ? t('captcha.empty') : undefined}
        onInput={() => setEmpty(false)}
      />
    </div>
  );
}
