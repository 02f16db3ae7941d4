import { ASSUMED_ERROR_CODES } from '../../../src/contract/assumptions';
import { CASHIER_ERROR_CODES } from '../../../src/contract/cashier-codes';
import type { AnyEndpoint } from '../../../src/contract/endpoint';
import { PUSH_NOT_BOUND_ERROR_CODE } from '../../../src/contract/endpoints/site/push';
import { ERROR_CODES, SESSION_EXPIRED_CODES } from '../../../src/contract/error-codes';

/** What the app does with an error code, and whether the code is specified. */
export interface ErrorCodeEntry {
  readonly effect: string;
  readonly source: 'specified' | 'assumed';
}

/** What the app does with the codes that the specification names. */
const SPECIFIED_EFFECTS: Readonly<Record<string, string>> = {
  [ERROR_CODES.domainNotAvailable]: 'No merchant has this host: the screen of a wrong domain.',
  [ERROR_CODES.loginVerifyRequired]: 'The dialog of the second factor opens with the factors in `value`.',
  [ERROR_CODES.wrongCredentials]: 'The message is shown in the form, and a remembered sign-in is deleted.',
  [ERROR_CODES.unknownUser]: 'The message is shown in the form, and a remembered sign-in is deleted.',
  [ERROR_CODES.tokenIpDifferent]: 'The message is shown, and automatic sign-in is off until a sign-in by hand.',
  [ERROR_CODES.tooManyRequests]:
    'Also every code that begins with it: a form shows a general text, anything else shows nothing.',
  [ERROR_CODES.bindCustomerRequired]: 'The visitor chooses between an existing and a new account.',
  ...Object.fromEntries(
    [...SESSION_EXPIRED_CODES].map((code) => [code, 'The session ends, and one notice asks to sign in.']),
  ),
};

const SHOWN = 'The message is shown in the form.';

/** Every code that the app or the local platform knows. For any other code the app shows the message. */
export const ERROR_CATALOGUE: ReadonlyMap<string, ErrorCodeEntry> = new Map<string, ErrorCodeEntry>([
  ...Object.entries(SPECIFIED_EFFECTS).map(([code, effect]) => [code, { effect, source: 'specified' }] as const),
  ...Object.entries(ASSUMED_ERROR_CODES).map(([code, effect]) => [code, { effect, source: 'assumed' }] as const),
  ...Object.values(CASHIER_ERROR_CODES).map((code) => [code, { effect: SHOWN, source: 'assumed' }] as const),
  [PUSH_NOT_BOUND_ERROR_CODE, { effect: 'The device is registered for push again.', source: 'assumed' }],
]);

const { amountTooLow, amountTooHigh, amountInvalid, limitReached, breakActive, balanceTooLow, methodClosed } =
  CASHIER_ERROR_CODES;
const { accountInvalid, accountTaken, turnoverOpen, withdrawalPending, requestReused, pointsTooLow } =
  CASHIER_ERROR_CODES;
const { soldOut, notAvailable, timeLimitReached, lossLimitReached, stakeLimitReached } = CASHIER_ERROR_CODES;
const registration = [
  ...[ERROR_CODES.usernameInvalid, ERROR_CODES.usernameTaken, ERROR_CODES.mobileInvalid, ERROR_CODES.weakPassword],
  ...[ERROR_CODES.smsCodeWrong, ERROR_CODES.identityInvalid, ERROR_CODES.captchaWrong, requestReused],
];
const signIn = [
  ...[ERROR_CODES.wrongCredentials, ERROR_CODES.unknownUser, ERROR_CODES.tokenIpDifferent, ERROR_CODES.captchaWrong],
  ...[ERROR_CODES.smsCodeWrong, ERROR_CODES.identityInvalid, ERROR_CODES.bindCustomerRequired],
];

/** Codes of a refusal by endpoint, besides those that {@link listErrorCodes} derives from the endpoint. */
const OWN_CODES: Readonly<Record<string, readonly string[]>> = {
  status: [ERROR_CODES.domainNotAvailable],
  login: [...signIn, ERROR_CODES.loginVerifyRequired, ERROR_CODES.excluded],
  verifyLoginSecondFactor: signIn,
  changePassword: [ERROR_CODES.weakPassword, ERROR_CODES.oldPasswordWrong],
  registerByUsername: registration,
  registerByMobileNumber: registration,
  registerWithGeneratedUsername: registration,
  registerDownlineAccount: [
    ...[ERROR_CODES.usernameInvalid, ERROR_CODES.usernameTaken, ERROR_CODES.weakPassword, requestReused],
  ],
  sendSmsCode: [ERROR_CODES.mobileInvalid, ERROR_CODES.captchaWrong],
  launchGame: [ERROR_CODES.gameNotFound, breakActive, timeLimitReached, lossLimitReached, stakeLimitReached],
  launchTrialGame: [ERROR_CODES.gameNotFound],
  submitDeposit: [
    ...[methodClosed, amountInvalid, amountTooLow, amountTooHigh, limitReached, breakActive, requestReused],
  ],
  submitWithdrawal: [
    ...[accountInvalid, amountInvalid, amountTooLow, amountTooHigh, balanceTooLow, turnoverOpen],
    ...[withdrawalPending, requestReused],
  ],
  linkPayoutAccount: [accountInvalid, accountTaken, requestReused],
  claimOrUseVoucher: [notAvailable],
  claimMissionReward: [notAvailable],
  redeemPointsForProduct: [pointsTooLow, soldOut, notAvailable, requestReused],
  savePlayLimit: [amountInvalid],
  startSelfExclusion: [ERROR_CODES.requestInvalid],
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
