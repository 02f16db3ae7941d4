/** What a visitor has done to be let through, as the calls take it along (CAPT-1). Each serves once. */
export type CaptchaProof =
  /** None is asked. */
  | { readonly kind: 'none' }
  | { readonly kind: 'image'; readonly captchaId: string; readonly captcha: string }
  | { readonly kind: 'geetest-v3'; readonly challenge: string; readonly seccode: string }
  /** `validate`: the vendor's answer as JSON. */
  | { readonly kind: 'geetest-v4'; readonly validate: string };

/** The fields of a registration that carry the proof: the challenge of Geetest v3 goes as the captcha's id (REG-2). */
export function registerProof(proof: CaptchaProof) {
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

/** The fields of a sign-in that carry the proof (LOGIN-2); there is no picture captcha at sign-in. */
export function loginProof(proof: CaptchaProof) {
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

/** The fields of the proof in the call that sends an SMS: Geetest v4 alone serves there (CAPT-3). */
export const smsProof = (proof: CaptchaProof) =>
  proof.kind === 'geetest-v4' ? { geetestValidateV4: proof.validate } : {};
