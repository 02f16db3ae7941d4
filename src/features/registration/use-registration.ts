import { type RefObject, useState } from 'react';
import { isOnline } from '../../browser/network';
import { sessionStore } from '../../browser/web-storage';
import type { ApiError } from '../../contract/api-error';
import type { CaptchaHandle } from '../../services/captcha/captcha-handle';
import { decideFormProblem, type FormProblem, problemText } from '../../services/forms/form-problem';
import { useSubmit } from '../../services/forms/use-submit';
import { useText } from '../../services/i18n/i18n';
import { nationalNumber } from '../../services/phone/national-number';
import { linkedReferral } from '../../services/registration/referral-code';
import { keepDraft, readDraft } from '../../services/registration/register-draft';
import { overruleAutoLogin } from '../../services/remembered-login/overrule';
import { CANDIDATE_FIELDS, type Candidate, type CandidateField } from './candidate';
import { checkCandidate, refusedField } from './check-candidate';
import { currentRequestId, registerCandidate, registrationRules } from './register';
import type { RegisterWay } from './register-way';
import { useUsernameCheck } from './use-username-check';
import { welcomeMember } from './welcome-member';

/** The id of a field's input, which password managers know it by. */
export const idOf = (field: CandidateField): string => `register-${field}`;

interface RegistrationParts {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly way: RegisterWay;
  readonly captcha: CaptchaHandle;
  /** Digits. */
  readonly diallingCode: string;
  /** Runs as soon as there is an account. */
  readonly onRegistered: (() => void) | undefined;
}

/** What a registration form does with what is typed into it (REG-3). */
export function useRegistration({ form, way, captcha, diallingCode, onRegistered }: RegistrationParts) {
  const t = useText();
  const { busy, resting, submit, isShown } = useSubmit();
  const [errors, setErrors] = useState<Partial<Record<CandidateField, string>>>({});
  const [problem, setProblem] = useState<FormProblem>();

  const inputOf = (field: CandidateField) => form.current?.querySelector<HTMLInputElement>(`#${idOf(field)}`);
  const textOf = (field: CandidateField) => inputOf(field)?.value ?? '';
  const mobile = () => nationalNumber(textOf('mobile'), diallingCode);
  // Read from the fields, not from state: a password manager may have filled them before any script ran.
  const typed = (): Candidate => ({
    way,
    username: textOf('username'),
    password: textOf('password'),
    mobile: mobile(),
    code: textOf('code'),
    referral: textOf('referral'),
  });

  const check = useUsernameCheck(() => setErrors((before) => ({ ...before, username: t('register.username.taken') })));

  /** Something is typed: its field is no longer wrong, and the draft has it. */
  function note(field: CandidateField) {
    overruleAutoLogin();
    if (field === 'username') check.change();
    setErrors((before) => ({ ...before, [field]: undefined }));
    const { referral, over = '' } = readDraft(sessionStore, Date.now()) ?? {};
    const code = field === 'referral' ? { referral: textOf('referral'), over: linkedReferral() } : { referral, over };
    const kept = { username: textOf('username'), mobile: textOf('mobile'), ...code };
    keepDraft(sessionStore, { requestId: currentRequestId(), ...kept }, Date.now());
  }

  /** The field of the username is left; while an account may be there already, its name tells nothing. */
  function leaveUsername() {
    if (problem?.key !== 'register.unknown') check.leave(textOf('username'));
  }

  function showAt(field: CandidateField, message: string) {
    setErrors({ [field]: message });
    inputOf(field)?.focus();
  }

  function showFailure(error: ApiError, candidate: Candidate) {
    const field = refusedField(error, candidate);
    const refused = decideFormProblem(error);
    if (field && inputOf(field) && refused) showAt(field, problemText(refused, t));
    else setProblem(refused);
  }

  async function register(candidate: Candidate): Promise<boolean> {
    const outcome = await registerCandidate(candidate, captcha.prove);
    if (outcome.kind === 'registered') {
      onRegistered?.();
      welcomeMember(outcome.member, outcome.candidate);
      return true;
    }
    if (!isShown()) return false;
    switch (outcome.kind) {
      case 'busy':
        setProblem({ tone: 'quiet', key: 'form.wait' });
        break;
      case 'unproven':
        setProblem(outcome.problem);
        break;
      case 'unknown':
        captcha.renew();
        setProblem({ tone: 'alert', key: 'register.unknown' });
        break;
      case 'refused':
        captcha.renew();
        showFailure(outcome.error, candidate);
        break;
    }
    return false;
  }

  function send() {
    overruleAutoLogin();
    check.stop();
    const candidate = typed();
    const missing = checkCandidate(candidate, registrationRules());
    setErrors(Object.fromEntries(Object.entries(missing).map(([field, key]) => [field, t(key)])));
    const first = CANDIDATE_FIELDS.find((field) => missing[field]);
    if (first) return inputOf(first)?.focus();
    void submit(async () => {
      setProblem(undefined);
      if (isOnline()) return register(candidate);
      // Nothing has been sent: that much is known.
      setProblem({ tone: 'alert', key: 'form.offline' });
      return false;
    });
  }

  return { busy, resting, errors, problem, note, leaveUsername, mobile, showAt, send };
}
