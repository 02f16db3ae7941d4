import { isOutcomeUnknown } from '../../../api/is-outcome-unknown';
import type { Result } from '../../../base/result';
import type { ApiError } from '../../../contract/api-error';
import type { CaptchaError } from '../../../contract/app-error';
import type { RegistrationResponse } from '../../../contract/endpoints/account/registration';
import type { CaptchaProof } from '../../../services/captcha/captcha-proof';
import type { UnconfirmedRequest } from '../../../services/submissions/unconfirmed-requests';
import type { RegistrationFormData } from '../data/registration-form-data';
import { INITIAL_REGISTRATION_STATE, type RegistrationEvent, reduceRegistration } from './registration-machine';

/** A member whose account a registration has created. */
export interface NewMember extends RegistrationResponse {
  /** Id of the request that has created the account, the same in every tab that has sent it. */
  readonly requestId: string;
}

/** Outcome of submitting the registration form. */
export type RegistrationOutcome =
  /**
   * `formData` belongs to the request that created the account. After a lost response, this may be an earlier request.
   */
  | { readonly kind: 'registered'; readonly member: NewMember; readonly formData: RegistrationFormData }
  | { readonly kind: 'captcha-failed'; readonly error: CaptchaError | undefined }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** No response: it is unknown whether the account exists. `requestId`: of the request that has failed. */
  | { readonly kind: 'unknown'; readonly requestId: string | undefined }
  /** Another registration is in flight: this one is ignored. */
  | { readonly kind: 'busy' };

export interface RegistrationDependencies {
  createRequest(formData: RegistrationFormData): UnconfirmedRequest;
  send(
    formData: RegistrationFormData,
    proof: CaptchaProof,
    request: UnconfirmedRequest,
  ): Promise<Result<RegistrationResponse, ApiError>>;
  /**
   * Called after the response to a registration was lost. Resolves with the member that the registration has created;
   * undefined if it has created no account.
   */
  findMember(formData: RegistrationFormData): Promise<Result<RegistrationResponse | undefined, ApiError>>;
  /** Whether a registration of the same person still has no outcome; asked after a refusal. */
  isUnconfirmed(formData: RegistrationFormData): boolean;
}

export interface RegistrationController {
  register(
    formData: RegistrationFormData,
    prove: () => Promise<Result<CaptchaProof, CaptchaError | undefined>>,
  ): Promise<RegistrationOutcome>;
  /** Returns to the initial state, so that a later registration starts afresh; called when a session has started. */
  reset(): void;
}

/**
 * Creates a controller that sends one request at a time, and creates one account per registration even if responses are
 * lost (REG-3).
 */
export function createRegistrationController({
  createRequest,
  send,
  findMember,
  isUnconfirmed,
}: RegistrationDependencies): RegistrationController {
  let state = INITIAL_REGISTRATION_STATE;
  // Kept here, because another tab that has confirmed the registration has removed the stored request.
  let sent: { readonly formData: RegistrationFormData; readonly request: UnconfirmedRequest } | undefined;

  function dispatch(registrationEvent: RegistrationEvent): boolean {
    const before = state;
    state = reduceRegistration(before, registrationEvent);
    return state !== before;
  }

  /**
   * Checks whether a request whose response was lost has created the account. Resolves with `registered` if it has,
   * with `unknown` if the check fails, and with undefined if it has not.
   */
  async function checkLostRequest({
    formData,
    request,
  }: NonNullable<typeof sent>): Promise<RegistrationOutcome | undefined> {
    const response = await findMember(formData);
    if (!response.ok) return { kind: 'unknown', requestId: response.error.requestId };
    if (response.value && dispatch('already-registered'))
      return { kind: 'registered', member: { ...response.value, requestId: request.requestId }, formData };
    dispatch('not-registered');
    return undefined;
  }

  async function sendRequest(formData: RegistrationFormData, proof: CaptchaProof): Promise<RegistrationOutcome> {
    const request = createRequest(formData);
    sent = { formData, request };
    const response = await send(formData, proof, request);
    if (response.ok && dispatch('accepted'))
      return { kind: 'registered', member: { ...response.value, requestId: request.requestId }, formData };
    if (response.ok) return { kind: 'unknown', requestId: undefined };
    if (isOutcomeUnknown(response.error)) return { kind: 'unknown', requestId: response.error.requestId };
    // The refusal of a later attempt, such as of its captcha, says nothing about the first one (API-8.5).
    dispatch(isUnconfirmed(formData) ? 'no-response' : 'refused');
    return { kind: 'refused', error: response.error };
  }

  return {
    async register(formData, prove) {
      if (!dispatch('submit')) return { kind: 'busy' };
      try {
        const settled = state.phase === 'checking' && sent ? await checkLostRequest(sent) : undefined;
        if (settled) return settled;
        const proof = await prove();
        if (!proof.ok) return { kind: 'captcha-failed', error: proof.error };
        dispatch('captcha-passed');
        return await sendRequest(formData, proof.value);
      } finally {
        // Reset after an exception: a retry is possible, and the outcome of a sent request stays unknown.
        dispatch('no-response');
        dispatch('captcha-failed');
      }
    },
    reset() {
      if (dispatch('reset')) sent = undefined;
    },
  };
}
