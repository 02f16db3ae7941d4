/** A path on which an error code can arrive. */
export type ErrorPath = (typeof ERROR_PATHS)[number];

/**
 * The paths, in the order of the columns below. The dialog of the sign-in has the form of its page, so both are `form`.
 * `register`: the request of a registration; `check`: the sign-in with which a registration whose response was lost
 * looks for its account. `token`: a request with the session's token that is not of a form, which may have texts of its
 * own for a code, as those of the cashier have; `link`: one with the token of a link while a member is signed in.
 */
export const ERROR_PATHS = [
  'automatic',
  'form',
  'factor',
  'sms',
  'provider',
  'register',
  'check',
  'token',
  'link',
] as const;

/**
 * What a member sees and what is stored after an error. Seen: `known`, our text for the code; `text`, the platform's
 * message; `general`, our own words for an error without a message; `factor`, the dialog of the second factor; `choice`,
 * the choice between an existing and a new account; `signed out`, the session has ended and one notice asks to sign in;
 * `closed`, it has ended and one notice says that the account is closed; `new`, another registration is sent; `unknown`,
 * the registration's outcome stays unknown; `refused`, the notice that the link was not accepted; `-`, nothing. Stored:
 * `forget`, the remembered sign-in is deleted; `off` and `tap`, the mode of auto login is 0 or waits for a tap. Whatever
 * is not named stays as it was. Empty: the platform does not answer with the code on this path.
 */
export type ErrorEffect = string;

type Row = readonly [
  code: string,
  automatic: ErrorEffect,
  form: ErrorEffect,
  factor: ErrorEffect,
  sms: ErrorEffect,
  provider: ErrorEffect,
  register: ErrorEffect,
  check: ErrorEffect,
  token: ErrorEffect,
  link: ErrorEffect,
];

/** Every code of the error catalogue with what must happen on each path (LOGIN-5, SESS-3, SOCIAL-2, API-7). */
// biome-ignore format: a table
export const ERROR_TABLE: readonly Row[] = [
  // code                     automatic       form            factor          sms             provider        register     check           token            link
  ['domain_not_available',    '-',            'text',         'text',         'text',         'text',         'text',      'unknown',      'text',          'refused'],
  ['login_verify_required',   'tap',          'factor',       'text',         'factor',       'factor',       'text',      'unknown',      'text',          'refused'],
  ['login.cred.err',          'forget',       'known forget', 'known forget', 'known forget', 'known forget', 'known',     'new',          'known',         'refused'],
  ['not.exists.user',         'forget',       'known forget', 'known forget', 'known forget', 'known forget', 'known',     'new',          'known',         'refused'],
  ['token_ip_different',      'off',          'known off',    'known off',    'known off',    'known off',    'known off', 'unknown off',  'known off',     'refused'],
  ['bind_customer_required',  '-',            'text',         'text',         'text',         'choice',       'text',      'unknown',      'text',          'refused'],
  ['captcha.err',             'tap',          'known',        'known',        'known',        'known',        'known',     'new',          'known',         'refused'],
  ['play.excluded',           'forget',       'known forget', 'known',        'known',        'known',        'known',     'unknown',      'known',         'refused'],
  ['account.closed',          'known forget', 'known forget', 'known',        'known',        'known',        'known',     'unknown',      'closed forget', 'refused'],
  ['CUSTOMER_NOT_LOGIN',      '-',            'known',        'known',        'known',        'known',        'known',     'unknown',      'signed out',    'refused'],
  ['customer.not.login',      '-',            'known',        'known',        'known',        'known',        'known',     'unknown',      'signed out',    'refused'],
  ['user.or.token.invalid',   '-',            'known',        'known',        'known',        'known',        'known',     'unknown',      'signed out',    'refused'],
  ['login.not.session',       '-',            'known',        'known',        'known',        'known',        'known',     'unknown',      'signed out',    'refused'],
  ['sms.code.err',            '-',            'known',        'known',        'known',        'known',        'known',     'unknown',      '',              ''],
  ['firebase.token.invalid',  '-',            'known',        'known',        'known',        'known',        'known',     'unknown',      '',              ''],
  ['encryption.invalid',      '-',            'text',         'text',         'text',         'text',         'text',      'unknown',      'text',          ''],
  ['request.invalid',         '-',            'text',         'text',         'text',         'text',         'text',      'unknown',      'text',          ''],
  ['request.reused',          '',             '',             '',             '',             '',             'known',     '',             'known',         ''],
  ['username.invalid',        '',             '',             '',             '',             '',             'known',     '',             'known',         ''],
  ['username.exists',         '',             '',             '',             '',             '',             'known',     '',             'known',         ''],
  ['password.weak',           '',             '',             '',             '',             '',             'known',     '',             'known',         ''],
  ['mobile.invalid',          '',             '',             '',             '',             '',             'known',     '',             '',              ''],
  ['password.old.err',        '',             '',             '',             '',             '',             '',          '',             'known',         ''],
  ['game.not.found',          '',             '',             '',             '',             '',             '',          '',             'known',         ''],
  ['game.maintenance',        '',             '',             '',             '',             '',             '',          '',             'known',         ''],
  ['amount.min',              '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['amount.max',              '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['amount.invalid',          '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['notice.unconfirmed',      '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['limit.question',          '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['documents.needed',        '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['limit.deposit',           '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['limit.loss',              '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['limit.stake',             '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['limit.time',              '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['play.break',              '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['balance.low',             '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['method.closed',           '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['account.invalid',         '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['account.exists',          '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['turnover.open',           '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['withdraw.pending',        '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['points.low',              '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['product.soldout',         '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['reward.gone',             '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['erasure.balance',         '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['erasure.order',           '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['push.not.bound',          '',             '',             '',             '',             '',             '',          '',             'text',          ''],
  ['HTTP 401',                '-',            'general',      'general',      'general',      'general',      'general',   'unknown',      'signed out',    'refused'],
  ['TOO_MANY_REQUEST',        '-',            'general',      'general',      'general',      'general',      'general',   'unknown',      '-',             'refused'],
  ['TOO_MANY_REQUEST_LOGIN',  '-',            'general',      'general',      'general',      'general',      'general',   'unknown',      '-',             'refused'],
  ['HTTP 502',                '-',            'general',      'general',      'general',      'general',      'unknown',   'unknown',      '-',             'refused'],
  ['HTTP 500',                '-',            'general',      'general',      'general',      'general',      'unknown',   'unknown',      'general',       'refused'],
  ['another.code',            '-',            'text',         'text',         'text',         'text',         'text',      'unknown',      'text',          'refused'],
];
