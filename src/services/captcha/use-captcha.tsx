import { type ReactNode, useMemo, useRef } from 'react';
import { fail, ok } from '../../base/result';
import { useI18n } from '../i18n/i18n';
import { useMerchant } from '../merchant/merchant-store';
import type { CaptchaHandle } from './captcha-proof';
import { type CaptchaProtectedAction, decideRequiredCaptcha } from './decide-required-captcha';
import { GeetestCaptcha } from './geetest-captcha';
import { ImageCaptcha } from './image-captcha';

interface FormCaptcha extends CaptchaHandle {
  /** Element to render in the form; null if no captcha is required. */
  readonly widget: ReactNode;
}

/**
 * Returns the captcha that an action requires (CAPT-1). The returned object has the same interface for every captcha
 * type, and also if no captcha is required.
 * @param bare hides the widget's own button: the form's button verifies and submits
 */
export function useCaptcha(action: CaptchaProtectedAction, { bare = false } = {}): FormCaptcha {
  const status = useMerchant((state) => state.status);
  const required = useMemo(() => decideRequiredCaptcha(status, action), [status, action]);
  const { language } = useI18n();
  const mounted = useRef<CaptchaHandle>(null);

  switch (required.kind) {
    case 'none':
      return { widget: null, prove: async () => ok({ kind: 'none' }), renew: () => undefined };
    case 'not-set-up':
      return {
        widget: null,
        prove: async () => fail({ layer: 'captcha', problem: 'not_set_up' }),
        renew: () => undefined,
      };
    default: {
      // The key remounts the captcha when its version, id or language changes: a proof of one is not valid for another.
      const widget =
        required.kind === 'image' ? (
          <ImageCaptcha ref={mounted} />
        ) : (
          <GeetestCaptcha
            key={language.code + (required.kind === 'geetest-v4' ? required.captchaId : required.kind)}
            ref={mounted}
            required={required}
            action={action}
            bare={bare}
          />
        );
      return {
        widget,
        prove: async () => mounted.current?.prove() ?? fail({ layer: 'captcha', problem: 'verify_first' }),
        renew: () => mounted.current?.renew(),
      };
    }
  }
}
