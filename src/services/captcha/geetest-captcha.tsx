import {
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { systemClock } from '../../base/clock';
import { fail } from '../../base/result';
import { openCaptchaFrameChannel } from '../../browser/frames/captcha-frame-channel';
import { readDeploymentSettings } from '../../browser/page/deployment';
import { importChunk } from '../../browser/page/import-chunk';
import { Button } from '../../ui/button/button';
import { ModalHeader } from '../../ui/dialog/modal-header';
import { useModal } from '../../ui/dialog/use-modal';
import { Message } from '../../ui/feedback/message';
import { useIsNearViewport } from '../../ui/list/use-is-near-viewport';
import { Icon } from '../../ui/media/icon';
import { getHostsToIsolate } from '../domain-list/url-hosts';
import { toErrorText } from '../errors/to-error-message';
import { useTranslate } from '../i18n/i18n';
import type { CaptchaHandle } from './captcha-proof';
import { decideCaptchaFrameAttributes } from './decide-captcha-frame-attributes';
import type { CaptchaProtectedAction, RequiredCaptcha } from './decide-required-captcha';
import style from './geetest-captcha.module.css';
import { createGeetestController, type GeetestController } from './geetest-controller';

interface GeetestCaptchaProps {
  readonly ref: Ref<CaptchaHandle>;
  readonly required: Extract<RequiredCaptcha, { kind: 'geetest-v3' | 'geetest-v4' }>;
  /** The action that the captcha protects; the text beside the captcha names it. */
  readonly action: CaptchaProtectedAction;
  /** Whether to hide the widget's own button, for forms whose button both verifies and submits. */
  readonly bare: boolean;
}

/**
 * Geetest captcha: a button or status in the form, and a dialog with a frame that shows Geetest's challenge (CAPT-2).
 */
export function GeetestCaptcha({ ref, required, action, bare }: GeetestCaptchaProps) {
  const [geetest] = useState(() =>
    createGeetestController({
      // Lazy: most visitors sign in without this captcha.
      fetchSetup: () =>
        importChunk(() => import('./fetch-geetest-setup')).then((setup) => setup.fetchGeetestSetup(required), fail),
      openFrame: openCaptchaFrameChannel,
      clock: systemClock,
    }),
  );
  const widget = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      ...geetest,
      prove: async () => {
        const proof = await geetest.prove();
        if (proof.ok || proof.error?.problem !== 'failed') return proof;
        // The widget is in the error phase: its button is rendered, and described by the message.
        widget.current?.querySelector('button')?.focus();
        return fail(undefined);
      },
    }),
    [geetest],
  );
  // The form has been left: reject the pending proof.
  useEffect(() => geetest.dismiss, [geetest]);
  // Load the vendor's code only when the widget is near the viewport: a tab that is never opened does not need it.
  const isNear = useIsNearViewport(widget, false);
  useEffect(() => {
    if (isNear) geetest.loadFrame();
  }, [geetest, isNear]);
  return (
    <div ref={widget} className={bare ? style.bare : style.captcha}>
      <CaptchaStatus geetest={geetest} action={action} bare={bare} />
      <TaskDialog geetest={geetest} action={action} />
    </div>
  );
}

interface GeetestProps {
  readonly geetest: GeetestController;
  readonly action: CaptchaProtectedAction;
}

const useView = (geetest: GeetestController) => useSyncExternalStore(geetest.subscribe, geetest.view);

function CaptchaStatus({ geetest, action, bare }: GeetestProps & { readonly bare: boolean }) {
  const t = useTranslate();
  const reasonId = useId();
  const { state } = useView(geetest);
  switch (state.phase) {
    case 'error':
      return (
        <div className={style.failed}>
          <div role="alert" id={reasonId}>
            <Message tone="alert">{toErrorText({ ...state, layer: 'captcha', problem: 'failed' }, 'form', t)}</Message>
          </div>
          <Button look="secondary" aria-describedby={reasonId} onClick={geetest.retry}>
            {t('action.retry')}
          </Button>
        </div>
      );
    case 'success':
      return (
        <p role="status" className={style.passed}>
          <Icon name="check" /> {t('captcha.passed')}
        </p>
      );
    default:
      if (bare) return null;
      return (
        <>
          <Button
            look="secondary"
            wide
            busy={state.phase === 'loading'}
            aria-describedby={reasonId}
            onClick={() => void geetest.prove()}
          >
            {t(state.phase === 'loading' ? 'captcha.loading' : 'captcha.verify')}
          </Button>
          <p id={reasonId} className={style.why}>
            {t(`captcha.for.${action}`)}
          </p>
        </>
      );
  }
}

function TaskDialog({ geetest, action }: GeetestProps) {
  const t = useTranslate();
  const reasonId = useId();
  const { isOpen, round, isFrameLoaded, isRepeat } = useView(geetest);
  const { dialog, titleId } = useModal(geetest.dismiss, isOpen);
  const [frame] = useState(() =>
    decideCaptchaFrameAttributes(readDeploymentSettings().captchaFrame, getHostsToIsolate()),
  );
  const attach = useCallback((frame: HTMLIFrameElement) => geetest.attach(frame), [geetest]);
  return (
    <dialog {...dialog} aria-describedby={reasonId} className={style.task}>
      <ModalHeader
        title={t('captcha.title')}
        titleId={titleId}
        closeLabel={t('action.close')}
        onClose={geetest.dismiss}
      />
      <p id={reasonId} className={style.why}>
        {t(`captcha.for.${action}`)} {isRepeat && t('captcha.again')}
      </p>
      {/* The frame has another origin than this page, so that the vendor's script cannot access the page. */}
      {isFrameLoaded && (
        <iframe key={round} ref={attach} title={t('captcha.title')} src={frame.src} sandbox={frame.sandbox} />
      )}
    </dialog>
  );
}
