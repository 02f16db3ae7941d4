/** What the platform does with the rows of a table that belong to a member, when the member asks for them or leaves. */
interface PersonalTable {
  /** `without`: all columns but these, which are secrets of the platform. `because`: nothing, with the reason. */
  readonly exported: { readonly without: readonly string[] } | { readonly because: string };
  /**
   * `kept`: the law demands them; they stay under the number of the member. `keptWhileExcluded`: they recognise a member
   * who comes back before the end of a break or a self-exclusion.
   */
  readonly erased: 'deleted' | { readonly kept: string } | { readonly keptWhileExcluded: string };
}

const WHOLE = { without: [] } as const;
const BOOKS = { kept: 'books of account' } as const;
const PROTECTION = { kept: 'proof of how play was limited' } as const;

/**
 * Every table with a column `memberId`, by name. A table that is missing fails a test: nothing may be kept of a member
 * that the export does not have, and that an erasure forgets.
 */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  account: { exported: { without: ['numberHash'] }, erased: 'deleted' },
  session: { exported: { without: ['tokenHash'] }, erased: 'deleted' },
  pushDevice: { exported: { without: ['token'] }, erased: 'deleted' },
  chatMessage: { exported: WHOLE, erased: 'deleted' },
  chatTicket: { exported: { because: 'a key of the chat window' }, erased: 'deleted' },
  gameTicket: { exported: { because: 'a key of a game window' }, erased: 'deleted' },
  identity: { exported: WHOLE, erased: { keptWhileExcluded: 'a way to a session' } },
  answeredRequest: { exported: { because: 'repeats what other tables have' }, erased: 'deleted' },
  ledgerEntry: { exported: WHOLE, erased: BOOKS },
  purse: { exported: WHOLE, erased: BOOKS },
  turnover: { exported: WHOLE, erased: BOOKS },
  cashOrder: { exported: WHOLE, erased: BOOKS },
  gameOrder: { exported: WHOLE, erased: BOOKS },
  voucher: { exported: WHOLE, erased: BOOKS },
  redemption: { exported: WHOLE, erased: BOOKS },
  playLimit: { exported: WHOLE, erased: PROTECTION },
  playLimitChange: { exported: WHOLE, erased: PROTECTION },
  playBreak: { exported: WHOLE, erased: PROTECTION },
  selfExclusion: { exported: WHOLE, erased: PROTECTION },
  depositNotice: { exported: WHOLE, erased: PROTECTION },
  limitQuestion: { exported: WHOLE, erased: PROTECTION },
  limitReview: { exported: WHOLE, erased: PROTECTION },
  realityCheck: { exported: WHOLE, erased: PROTECTION },
  documentCheck: { exported: WHOLE, erased: { kept: 'proof of who was checked' } },
  memberDocument: { exported: { without: ['content'] }, erased: 'deleted' },
  accountClosure: { exported: WHOLE, erased: { kept: 'proof that the account was closed' } },
  playActivity: { exported: WHOLE, erased: 'deleted' },
  erasureRequest: { exported: WHOLE, erased: { kept: 'proof that the account was erased' } },
};

/** Columns of `member` that the export leaves out: secrets, and the id of a request. */
export const SECRETS_OF_MEMBER: readonly string[] = ['password', 'totpSecret', 'totpStep', 'requestId'];

/**
 * Columns of `member` that tell nobody who it was, and stay in its row, to which the books refer. Every other column is
 * emptied by an erasure; a new one needs a decision.
 */
export const IMPERSONAL_COLUMNS_OF_MEMBER: readonly string[] = [
  ...['id', 'merchant', 'type', 'registeredAt', 'rankLevel', 'rankDone', 'rankExpected', 'balance'],
  ...['depositCount', 'withdrawCount', 'secondFactor', 'firstLogin'],
  ...['passwordExpired', 'passwordDefault', 'passwordUnset', 'totpStep'],
];

interface LooseTable {
  /** Where the member’s number, phone or name is. */
  readonly by: string;
  readonly erased: 'deleted' | 'emptied' | { readonly kept: string };
}

/** Tables that have rows of a member without a column `memberId`. */
export const LOOSE_TABLES: Readonly<Record<string, LooseTable>> = {
  member: { by: 'id', erased: 'emptied' },
  ledgerPosting: { by: 'entryId, of the member’s entries', erased: BOOKS },
  sms: { by: 'mobile', erased: 'deleted' },
  loginFailure: { by: 'subject, the username', erased: 'deleted' },
  trackedEvent: { by: 'payload, by the id of the account', erased: 'deleted' },
};

/** Tables that hold nothing of a member, or nothing that tells whose it is. */
export const IMPERSONAL_TABLES: readonly string[] = [
  'captchaChallenge',
  'whiteLabelSwitch',
  'game',
  'announcement',
  'usedKey',
  'feedback',
  'banner',
  'pushReceipt',
  'installSetting',
  'pushKey',
  'pushMessage',
];
