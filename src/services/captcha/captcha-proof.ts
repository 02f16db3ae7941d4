import type { Result } from '../../base/result';
import type { CaptchaError } from '../../contract/app-error';

/** Proof of a solved captcha, as sent in requests (CAPT-1). Each proof can be used once. */
export type CaptchaProof =
  /** No captcha is required. */
  | { readonly kind: 'none' }
  | { readonly kind: 'image'; readonly captchaId: string; readonly captcha: string }
  | { readonly kind: 'geetest-v3'; readonly challenge: string; readonly seccode: string }
  /** `validate`: Geetest's result as JSON. */
  | { readonly kind: 'geetest-v4'; readonly validate: string };

/** Returns the proof fields of a registration; the challenge of Geetest v3 is sent as the captcha id (REG-2). */
export function toRegistrationCaptchaFields(proof: CaptchaProof) {
  switch (proof.kind) {
    case 'none':
      return {};
    case 'image':
      return { captchaId: proof.captchaId, captcha: proof.captcha };
    case 'geetest-v3':
      return { captchaId: proof.challenge, geetestSeccode: proof.seccode };
    case 'geetest-v4':
      return { geetestValidateV4: proof.validate };
  }
}

/** Returns the proof fields of a sign-in (LOGIN-2), which has no image captcha. */
export function toLoginCaptchaFields(proof: CaptchaProof) {
  switch (proof.kind) {
    case 'none':
    case 'image':
      return {};
    case 'geetest-v3':
      return { geetestChallenge: proof.challenge, geetestSeccode: proof.seccode };
    case 'geetest-v4':
      return { geetestValidateV4: proof.validate };
  }
}

/**
 * Returns the proof fields of the request that sends an SMS, which supports Geetest v4 only (CAPT-3); empty for any
 * other proof.
 */
export const toSmsCaptchaFields = (proof: CaptchaProof) =>
  proof.kind === 'geetest-v4' ? { geetestValidateV4: proof.validate } : {};

/** The interface between a form and its captcha, the same for every captcha type. */
export interface CaptchaHandle {
  /**
   * Resolves with the proof, or with an error; shows the captcha to the user if there is no proof yet. The error is
   * undefined if the widget itself shows it: it is told once, where it can be mended, and gets the focus there (CAPT-4).
   */
  prove(): Promise<Result<CaptchaProof, CaptchaError | undefined>>;
  /** Discards the proof; called after it has been sent, because each proof can be used once. */
  renew(): void;
}
