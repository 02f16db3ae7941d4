import type { ApiError } from '../../contract/api-error';
import { ERROR_CODE } from '../../contract/error-codes';
import type { TextKey } from '../../services/i18n/catalogue';
import { type Candidate, type CandidateField, choosesPassword, type RegistrationRules } from './candidate';

export type CandidateProblems = Readonly<Partial<Record<CandidateField, TextKey>>>;

/** What is missing, by field. What a name or a password must be like, the platform alone says: here stand only hints. */
export function checkCandidate(candidate: Candidate, rules: RegistrationRules): CandidateProblems {
  const { way, username, mobile, password } = candidate;
  return {
    ...(way === 'username' && username.trim() === '' && { username: 'register.username.empty' }),
    ...(way === 'mobile' && mobile === '' && { mobile: 'phone.empty' }),
    ...(choosesPassword(way, rules) && password === '' && { password: 'register.password.empty' }),
  };
}

/** The field that a refusal of the platform is about; undefined when it is about none. */
export function refusedField(error: ApiError, candidate: Candidate): CandidateField | undefined {
  if (error.layer !== 'business') return undefined;
  switch (error.code) {
    case ERROR_CODE.usernameInvalid:
      return 'username';
    case ERROR_CODE.usernameTaken:
      return candidate.way === 'mobile' ? 'mobile' : 'username';
    case ERROR_CODE.mobileInvalid:
      return 'mobile';
    case ERROR_CODE.smsCodeWrong:
      return 'code';
    case ERROR_CODE.weakPassword:
      return 'password';
    default:
      return undefined;
  }
}
