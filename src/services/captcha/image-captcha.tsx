import { type Ref, useEffect, useImperativeHandle, useReducer, useRef, useState } from 'react';
import { fail, ok } from '../../base/result';
import { imageCaptcha } from '../../contract/endpoints/verification';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { TextField } from '../../ui/text-field';
import { useText } from '../i18n/i18n';
import { call } from '../platform/platform';
import type { CaptchaHandle } from './captcha-handle';
import { LOADING, nextCaptcha } from './captcha-machine';
import style from './image-captcha.module.css';

interface Picture {
  readonly captchaId: string;
  readonly image: string;
}

/** A picture of characters to type (CAPT-1, CAPT-2). A picture serves once: whatever comes of it, the next one is another. */
export function ImageCaptcha({ ref }: { readonly ref: Ref<CaptchaHandle> }) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [state, move] = useReducer(nextCaptcha, LOADING);
  const [picture, setPicture] = useState<Picture>();
  const [empty, setEmpty] = useState(false);

  useEffect(() => {
    if (state.phase !== 'loading') return;
    const leaving = new AbortController();
    void call(imageCaptcha, { query: { t: String(Date.now()) }, quiet: true, signal: leaving.signal }).then(
      (answer) => {
        if (leaving.signal.aborted) return;
        if (answer.ok) setPicture(answer.value);
        move(answer.ok ? { type: 'loaded' } : { type: 'failed', code: '' });
      },
    );
    return () => leaving.abort();
  }, [state.phase]);

  function another() {
    if (field.current) field.current.value = '';
    setEmpty(false);
    move({ type: 'retry' });
  }

  useImperativeHandle(ref, () => ({
    prove: async () => {
      const captcha = field.current?.value.trim() ?? '';
      if (!picture || state.phase !== 'waiting') return fail({ tone: 'alert', key: 'captcha.not_loaded' });
      setEmpty(captcha === '');
      if (captcha !== '') return ok({ kind: 'image', captchaId: picture.captchaId, captcha });
      field.current?.focus();
      return fail({ tone: 'alert', key: 'captcha.verify_first' });
    },
    renew: another,
  }));

  return (
    <div className={style.captcha}>
      <div className={style.picture} role="status">
        {state.phase === 'waiting' && picture && <img src={picture.image} alt={t('captcha.picture')} />}
        {state.phase === 'loading' && <span>{t('state.loading')}</span>}
        {state.phase === 'error' && <Message tone="alert">{t('captcha.not_loaded')}</Message>}
      </div>
      <Button look="quiet" onClick={another}>
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
        maxLength={12}
        error={empty ? t('captcha.empty') : undefined}
        onInput={() => setEmpty(false)}
      />
    </div>
  );
}
