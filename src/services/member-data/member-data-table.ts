import { array, type GenericSchema, type InferOutput, optional, record, string, unknown } from 'valibot';
import {
  DRAFT_PREFIX,
  FAILED_CALLS_PREFIX,
  FORMER_FEEDBACK_DRAFT_KEY,
  MEMBER_RESPONSES_PREFIX,
  PLAY_COUNT_PREFIX,
  RECENT_GAMES_PREFIX,
  RECENT_SEARCHES_KEY,
  SEEN_SIGN_OUT_IDS_KEY,
  SESSION_KEY,
  TRACKED_DEPOSIT_COUNT_PREFIX,
  UNCONFIRMED_REQUEST_PREFIX,
} from '../../contract/storage-keys';

/** Where data is kept. `memory`: until the page is left; for what must not be stored. */
export type MemberDataArea = 'localStorage' | 'sessionStorage' | 'memory';

/** Data of one kind that the browser keeps for a member, under keys that begin with `prefix`. */
export interface MemberDataEntry {
  readonly area: MemberDataArea;
  readonly prefix: string;
  /**
   * How long the data stays. `sign-out`: until the member signs out or another member signs in, so that it is there
   * again after the session has expired; the keys contain the member key. `session-end`: until the session of the tab
   * ends in any way.
   */
  readonly lifetime: 'sign-out' | 'session-end';
}

/** Data that is read and written by member-values.ts. */
export interface MemberValueEntry<T> extends MemberDataEntry {
  readonly lifetime: 'sign-out';
  readonly schema: GenericSchema<unknown, T>;
}

const lastingValue = <const S extends GenericSchema>(
  area: MemberDataArea,
  prefix: string,
  schema: S,
): MemberValueEntry<InferOutput<S>> => ({ area, prefix, schema, lifetime: 'sign-out' });

interface SessionDataEntry extends MemberDataEntry {
  readonly lifetime: 'session-end';
}

const endingWithSession = (prefix: string): SessionDataEntry => ({
  area: 'sessionStorage',
  prefix,
  lifetime: 'session-end',
});

/** Texts of a form's fields, by field name. */
const texts = record(string(), string());

/** Everything that this browser keeps for the signed-in member. What is not in this table is not the member's. */
export const MEMBER_DATA = {
  session: endingWithSession(SESSION_KEY),
  seenSignOutIds: endingWithSession(SEEN_SIGN_OUT_IDS_KEY),
  responses: endingWithSession(MEMBER_RESPONSES_PREFIX),
  formerFeedbackDraft: endingWithSession(FORMER_FEEDBACK_DRAFT_KEY),
  recentSearches: endingWithSession(RECENT_SEARCHES_KEY),
  /** Input of a form that was not submitted: a deposit, a withdrawal, feedback. */
  drafts: lastingValue('sessionStorage', DRAFT_PREFIX, texts),
  /** Input that must not be stored, such as account numbers. */
  unstoredInput: lastingValue('memory', 'input:', texts),
  /** Codes of the games that the member has opened; empty if only lobbies or trials were. */
  recentGames: lastingValue('localStorage', RECENT_GAMES_PREFIX, array(string())),
  /** Number of completed deposits that tracking has seen (TRK-1). */
  deposits: lastingValue('localStorage', TRACKED_DEPOSIT_COUNT_PREFIX, unknown()),
  /** The same number while the shared storage is full. */
  depositsOfTab: lastingValue('sessionStorage', TRACKED_DEPOSIT_COUNT_PREFIX, unknown()),
  /** Time since the last reality check (SAFE-3); its schema is loaded with the code that counts. */
  playCount: lastingValue('localStorage', PLAY_COUNT_PREFIX, unknown()),
  /** The last failed calls (OPS-5); the schema is loaded with the code that stores or shows them. */
  failedCalls: lastingValue('sessionStorage', FAILED_CALLS_PREFIX, unknown()),
  /** The body of a request whose outcome is unknown; absent for a request with an account number or a password. */
  unconfirmedRequests: lastingValue('localStorage', UNCONFIRMED_REQUEST_PREFIX, optional(unknown())),
} as const;
