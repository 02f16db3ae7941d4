import { type Ref, useEffect, useId, useImperativeHandle, useReducer, useRef, useState } from 'react';
import { normalizeTypedText } from '../../base/normalize-typed-text';
import { fail, ok } from '../../base/result';
import type { ResponseOf } from '../../contract/endpoint';
import { imageCaptcha } from '../../contract/endpoints/account/verification';
import { Button } from '../../ui/button/button';
import { Message } from '../../ui/feedback/message';
import { TextField } from '../../ui/form/text-field';
import { formatErrorCode } from '../errors/error-code';
import { useTranslate } from '../i18n/i18n';
import { call } from '../platform/api-client';
import { INITIAL_CAPTCHA_STATE, reduceCaptcha } from './captcha-machine';
import type { CaptchaHandle, CaptchaProof } from './captcha-proof';
import style from './image-captcha.module.css';
import { canDoCaptchaWork, solveCaptchaWork } from './solve-captcha-work';

type Picture = ResponseOf<typeof imageCaptcha>;

/** Age from which a picture is replaced before its proof is sent (ms): platforms take it for two minutes or more. */
const MAX_PROOF_AGE_MS = 90_000;

const fetchPicture = (signal: AbortSignal) =>
  call(imageCaptcha, { query: { t: String(Date.now()) }, quiet: true, signal });

/** Finds the proof of a new picture, for a form that was filled in for longer than the one on screen counts. */
async function findFreshProof(): Promise<CaptchaProof | undefined> {
  const { signal } = new AbortController();
  const response = await fetchPicture(signal);
  if (!response.ok || response.value.workBits === undefined) return undefined;
  const { captchaId, workBits } = response.value;
  const captcha = await solveCaptchaWork(captchaId, workBits, signal);
  return captcha === undefined ? undefined : { kind: 'image', captchaId, captcha };
}

/**
 * Image captcha: the user types the characters in an image (CAPT-1, CAPT-2). Each image can be used once, so every
 * attempt loads a new image. Who cannot or does not want to read it lets the device work instead, if the platform takes
 * that (CAPT-5).
 */
export function ImageCaptcha({ ref }: { readonly ref: Ref<CaptchaHandle> }) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const widget = useRef<HTMLDivElement>(null);
  const reasonId = useId();
  const [state, dispatch] = useReducer(reduceCaptcha, INITIAL_CAPTCHA_STATE);
  const [picture, setPicture] = useState<Picture>();
  const pictureAt = useRef(0);
  const [isEmpty, setEmpty] = useState(false);
  const [isUnwanted, setUnwanted] = useState(false);
  const workBits = canDoCaptchaWork() ? picture?.workBits : undefined;
  const isWorking = isUnwanted && workBits !== undefined;
  const work = useRef<Promise<CaptchaProof | undefined>>(undefined);

  useEffect(() => {
    if (state.phase !== 'loading') return;
    const unmounted = new AbortController();
    void fetchPicture(unmounted.signal).then((response) => {
      if (unmounted.signal.aborted) return;
      pictureAt.current = Date.now();
      if (response.ok) setPicture(response.value);
      dispatch(response.ok ? { type: 'loaded' } : { type: 'failed', code: '', requestId: response.error.requestId });
    });
    return () => unmounted.abort();
  }, [state.phase]);

  useEffect(() => {
    if (!isWorking || !picture || state.phase !== 'waiting') return;
    const abandoned = new AbortController();
    const { captchaId } = picture;
    work.current = solveCaptchaWork(captchaId, workBits, abandoned.signal).then((captcha) => {
      if (captcha === undefined) return undefined;
      const proof = { kind: 'image', captchaId, captcha } as const;
      dispatch({ type: 'passed', proof });
      return proof;
    });
    return () => {
      abandoned.abort();
      work.current = undefined;
    };
  }, [isWorking, workBits, picture, state.phase]);

  function loadAnother() {
    if (field.current) field.current.value = '';
    setEmpty(false);
    dispatch({ type: 'reset' });
    dispatch({ type: 'retry' });
  }

  useImperativeHandle(
    ref,
    (): CaptchaHandle => ({
      prove: async () => {
        if (state.phase === 'error') {
          widget.current?.querySelector('button')?.focus();
          return fail(undefined);
        }
        if (isWorking && state.phase !== 'loading' && Date.now() - pictureAt.current > MAX_PROOF_AGE_MS) {
          const fresh = await findFreshProof();
          return fresh ? ok(fresh) : fail({ layer: 'captcha', problem: 'not_loaded' });
        }
        if (state.phase === 'success') return ok(state.proof);
        // Who asks for the picture again while a submit waits abandons the work: then what is typed counts.
        while (work.current) {
          const proof = await work.current;
          if (proof) return ok(proof);
        }
        // It is there where the picture is, also if that has come back meanwhile.
        if (!picture || !field.current || state.phase !== 'waiting')
          return fail({ layer: 'captcha', problem: 'not_loaded' });
        const captcha = normalizeTypedText(field.current.value).replaceAll(' ', '');
        setEmpty(captcha === '');
        if (captcha !== '') return ok({ kind: 'image', captchaId: picture.captchaId, captcha });
        field.current.focus();
        return fail(undefined);
      },
      renew: loadAnother,
    }),
  );

  const code = state.phase === 'error' ? formatErrorCode(state.requestId) : undefined;
  return (
    <div ref={widget} className={style.captcha}>
      {!isWorking && <label htmlFor="captcha">{t('captcha.label')}</label>}
      <div id={reasonId} className={style.picture} role="status">
        {state.phase === 'waiting' && picture && !isWorking && <img src={picture.image} alt={t('captcha.picture')} />}
        {(state.phase === 'loading' || (state.phase === 'waiting' && isWorking)) && <span>{t('state.loading')}</span>}
        {state.phase === 'success' && <span>{t('captcha.passed')}</span>}
        {state.phase === 'error' && (
          <Message tone="alert" note={code && t('error.code', { code })}>
            {t('captcha.not_loaded')}
          </Message>
        )}
      </div>
      {(state.phase === 'error' || !isWorking) && (
        <Button look="quiet" aria-describedby={state.phase === 'error' ? reasonId : undefined} onClick={loadAnother}>
          {t(state.phase === 'error' ? 'action.retry' : 'captcha.another')}
        </Button>
      )}
      {workBits !== undefined && (
        <Button
          look="quiet"
          aria-pressed={isUnwanted}
          onClick={() => {
            setUnwanted(!isUnwanted);
            setEmpty(false);
            dispatch({ type: 'reset' });
          }}
        >
          {t('captcha.without')}
        </Button>
      )}
      {!isWorking && (
        <TextField
          ref={field}
          id="captcha"
          name="captcha"
          label={undefined}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={40}
          error={isEmpty ? t('captcha.empty') : undefined}
          onInput={() => setEmpty(false)}
        />
      )}
    </div>
  );
}
