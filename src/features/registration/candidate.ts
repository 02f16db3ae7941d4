import type { RegisterWay } from './register-way';

/** What was typed into a registration. Which fields count depends on `way`. */
export interface Candidate {
  readonly way: RegisterWay;
  readonly username: string;
  readonly password: string;
  readonly mobile: string;
  readonly code: string;
  readonly referral: string;
}

export type CandidateField = Exclude<keyof Candidate, 'way'>;
export const CANDIDATE_FIELDS: readonly CandidateField[] = ['username', 'mobile', 'code', 'password', 'referral'];

/** How a merchant wants registrations to be made. */
export interface RegistrationRules {
  /** Who registers by mobile number chooses a password (REG-4). */
  readonly mobilePassword: boolean;
  readonly defaultPassword: string;
}

/** Whether the password is the candidate's to choose; else it is the merchant's default one (REG-4). */
export const choosesPassword = (way: RegisterWay, rules: RegistrationRules): boolean =>
  way !== 'mobile' || rules.mobilePassword;
