import { ASSUMED_ERROR_CODES } from '../../../src/contract/assumptions';
import { CASHIER_ERROR_CODES } from '../../../src/contract/cashier-codes';
import type { AnyEndpoint } from '../../../src/contract/endpoint';
import { ERASURE_OBSTACLE_CODES } from '../../../src/contract/endpoints/account/erasure';
import { PUSH_NOT_BOUND_ERROR_CODE } from '../../../src/contract/endpoints/site/push';
import { ERROR_CODES, SESSION_EXPIRED_CODES } from '../../../src/contract/error-codes';
import {
  DEPOSIT_FIELDS_BY_ERROR_CODE,
  WITHDRAWAL_FIELDS_BY_ERROR_CODE,
} from '../../../src/features/cashier/form/cashier-error-fields';
import {
  BANK_CARD_FIELDS_BY_ERROR_CODE,
  PIX_FIELDS_BY_ERROR_CODE,
} from '../../../src/features/cashier/link/link-schemas';
import { CASHIER_REFUSAL_TEXTS } from '../../../src/services/errors/cashier-error-message';
import { HAS_UNKNOWN_CAUSE, REFUSAL_TEXTS } from '../../../src/services/errors/refusal-text';

/** What the app does with an error code, and whether the code is specified. */
export interface ErrorCodeEntry {
  readonly effect: string;
  readonly source: 'specified' | 'assumed';
}

/** What the app does with the codes that the specification names, beside what a member reads. */
const SPECIFIED_EFFECTS: Readonly<Record<string, string>> = {
  [ERROR_CODES.domainNotAvailable]: 'No merchant has this host: the screen of a wrong domain.',
  [ERROR_CODES.loginVerifyRequired]: 'The dialog of the second factor opens with the factors in `value`.',
  [ERROR_CODES.wrongCredentials]: 'A remembered sign-in is deleted.',
  [ERROR_CODES.unknownUser]: 'A remembered sign-in is deleted.',
  [ERROR_CODES.tokenIpDifferent]: 'Automatic sign-in is off until a sign-in by hand.',
  [ERROR_CODES.tooManyRequests]:
    'Also every code that begins with it: a form shows a general text, anything else shows nothing.',
  [ERROR_CODES.bindCustomerRequired]: 'The visitor chooses between an existing and a new account.',
  ...Object.fromEntries(
    [...SESSION_EXPIRED_CODES].map((code) => [code, 'The session ends, and one notice asks to sign in.']),
  ),
};

/** The fields at which the forms of the cashier show a refusal, by endpoint. Any other refusal is above the button. */
const CASHIER_FIELDS: readonly (readonly [endpoint: string, fields: Readonly<Record<string, string>>])[] = [
  ['submitDeposit', DEPOSIT_FIELDS_BY_ERROR_CODE],
  ['submitWithdrawal', WITHDRAWAL_FIELDS_BY_ERROR_CODE],
  ['linkPayoutAccount', BANK_CARD_FIELDS_BY_ERROR_CODE],
  ['linkPayoutAccount', PIX_FIELDS_BY_ERROR_CODE],
];

function describeFields(code: string): string {
  const places = CASHIER_FIELDS.filter(([, fields]) => Object.hasOwn(fields, code));
  const list = (names: readonly (string | undefined)[]) => [...new Set(names)].map((name) => `\`${name}\``).join(', ');
  const fields = list(places.map(([, byCode]) => byCode[code]));
  return places.length === 0 ? '' : ` at the field ${fields} of ${list(places.map(([endpoint]) => endpoint))}`;
}

/** Returns what a member reads about a code, from the tables that the app uses; empty if it has no text of its own. */
function describeText(code: string): string {
  if (Object.hasOwn(CASHIER_REFUSAL_TEXTS, code) && !Object.hasOwn(REFUSAL_TEXTS, code))
    return `A text of the app${describeFields(code)}; \`message\` is not shown.`;
  if (!Object.hasOwn(REFUSAL_TEXTS, code)) return '';
  return `A text of the app, with \`message\` as the reason${HAS_UNKNOWN_CAUSE.has(code) ? '' : ' only if it has a number'}.`;
}

const toEntry =
  (source: ErrorCodeEntry['source']) =>
  ([code, effect]: readonly [string, string]) => {
    const sentences = [effect, describeText(code)].filter((sentence) => sentence !== '');
    return [code, { effect: sentences.join(' '), source }] as const;
  };

/** Every code that the app or the local platform knows. For any other code the app shows the message. */
export const ERROR_CATALOGUE: ReadonlyMap<string, ErrorCodeEntry> = new Map<string, ErrorCodeEntry>([
  ...Object.entries(SPECIFIED_EFFECTS).map(toEntry('specified')),
  ...Object.entries(ASSUMED_ERROR_CODES).map(toEntry('assumed')),
  ...Object.values(CASHIER_ERROR_CODES).map((code) => toEntry('assumed')([code, ''])),
  ...Object.values(ERASURE_OBSTACLE_CODES).map((code) =>
    toEntry('assumed')([code, 'The member reads what has to be settled first, with the way to it.']),
  ),
  [PUSH_NOT_BOUND_ERROR_CODE, { effect: 'The device is registered for push again.', source: 'assumed' }],
]);

const { amountTooLow, amountTooHigh, amountInvalid, limitReached, breakActive, balanceTooLow, methodClosed } =
  CASHIER_ERROR_CODES;
const { accountInvalid, accountTaken, turnoverOpen, withdrawalPending, requestReused, pointsTooLow } =
  CASHIER_ERROR_CODES;
const {
  documentsNeeded,
  noticeUnconfirmed,
  limitQuestionOpen,
  soldOut,
  notAvailable,
  timeLimitReached,
  lossLimitReached,
  stakeLimitReached,
} = CASHIER_ERROR_CODES;
const registration = [
  ...[ERROR_CODES.usernameInvalid, ERROR_CODES.usernameTaken, ERROR_CODES.mobileInvalid, ERROR_CODES.weakPassword],
  ...[ERROR_CODES.smsCodeWrong, ERROR_CODES.identityInvalid, ERROR_CODES.captchaWrong, requestReused],
  ...[ERROR_CODES.excluded, ERROR_CODES.accountClosed],
];
const signIn = [
  ...[ERROR_CODES.excluded, ERROR_CODES.accountClosed],
  ...[ERROR_CODES.wrongCredentials, ERROR_CODES.unknownUser, ERROR_CODES.tokenIpDifferent, ERROR_CODES.captchaWrong],
  ...[ERROR_CODES.smsCodeWrong, ERROR_CODES.identityInvalid, ERROR_CODES.bindCustomerRequired],
];

const game = [ERROR_CODES.gameNotFound, ERROR_CODES.gameUnderMaintenance];

/** Codes of a refusal by endpoint, besides those that {@link listErrorCodes} derives from the endpoint. */
const OWN_CODES: Readonly<Record<string, readonly string[]>> = {
  status: [ERROR_CODES.domainNotAvailable],
  login: [...signIn, ERROR_CODES.loginVerifyRequired],
  verifyLoginSecondFactor: signIn,
  changePassword: [ERROR_CODES.weakPassword, ERROR_CODES.oldPasswordWrong],
  registerByUsername: registration,
  registerByMobileNumber: registration,
  registerWithGeneratedUsername: registration,
  registerDownlineAccount: [
    ...[ERROR_CODES.usernameInvalid, ERROR_CODES.usernameTaken, ERROR_CODES.weakPassword, requestReused],
  ],
  sendSmsCode: [ERROR_CODES.mobileInvalid, ERROR_CODES.captchaWrong],
  launchGame: [
    ...[...game, ERROR_CODES.excluded, breakActive],
    ...[timeLimitReached, lossLimitReached, stakeLimitReached, documentsNeeded],
  ],
  launchTrialGame: game,
  submitDeposit: [
    ...[methodClosed, amountInvalid, amountTooLow, amountTooHigh, limitReached, breakActive, requestReused],
    ...[noticeUnconfirmed, limitQuestionOpen, documentsNeeded, ERROR_CODES.excluded],
  ],
  submitWithdrawal: [
    ...[accountInvalid, amountInvalid, amountTooLow, amountTooHigh, balanceTooLow, turnoverOpen],
    ...[withdrawalPending, documentsNeeded, requestReused],
  ],
  linkPayoutAccount: [accountInvalid, accountTaken, requestReused],
  claimOrUseVoucher: [notAvailable],
  claimMissionReward: [notAvailable],
  redeemPointsForProduct: [pointsTooLow, soldOut, notAvailable, requestReused],
  savePlayLimit: [amountInvalid],
  saveRealityCheck: [ERROR_CODES.requestInvalid],
  startSelfExclusion: [ERROR_CODES.requestInvalid],
  sendDocument: [requestReused],
  requestErasure: [...Object.values(ERASURE_OBSTACLE_CODES), requestReused],
  subscribeToPushTopic: [PUSH_NOT_BOUND_ERROR_CODE],
  sendTestPush: [PUSH_NOT_BOUND_ERROR_CODE],
};

/** Returns the codes with which the platform may refuse a call of an endpoint, besides codes of its own. */
export function listErrorCodes({ name, auth, encrypted, query, body }: AnyEndpoint): readonly string[] {
  return [
    ...(OWN_CODES[name] ?? []),
    ...(auth === 'none' ? [] : SESSION_EXPIRED_CODES),
    ...(auth === 'none' || name === 'login' ? [] : [ERROR_CODES.tokenIpDifferent]),
    ...(encrypted ? [ERROR_CODES.encryptionInvalid] : []),
    ...(query || body ? [ERROR_CODES.requestInvalid] : []),
    ERROR_CODES.tooManyRequests,
  ];
}
