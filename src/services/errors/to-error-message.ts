import { isOnline } from '../../browser/device/network';
import { type ApiError, isRateLimited } from '../../contract/api-error';
import type { AppError, CaptchaError, IdentityError } from '../../contract/app-error';
import { CASHIER_ERROR_CODES } from '../../contract/cashier-codes';
import { ERROR_CODES } from '../../contract/error-codes';
import type { Translate, TranslationKey } from '../i18n/catalogue';
import { type DisplayText, resolveDisplayText } from '../i18n/display-text';
import { toErrorCode, withErrorCode } from './error-code';
import { toPlatformMessage } from './platform-message';
import { toRefusalText } from './refusal-text';

/** A message to the user about an error. */
export interface ErrorMessage {
  /** Text key, or the platform's own message; a text key is translated on render. */
  readonly text: DisplayText;
  /** Code to read out to support, shown quietly below the text (OPS-4). */
  readonly code?: string | undefined;
  /**
   * `alert`: the message is about a mistake of the user or a malfunction, and screen readers announce it immediately;
   * `quiet`: any other message.
   */
  readonly tone: 'alert' | 'quiet';
  /** Whether a retry button is shown with the message. */
  readonly hasRetry: boolean;
}

/** Returns the message for an error; undefined if nothing is shown. */
export type MapErrorToMessage = (error: AppError) => ErrorMessage | undefined;

/**
 * A part of a page that the error message replaces. The message always has a text. It has a retry button, except in
 * the chat if the member is not permitted to use it. `start-beside-notice`: the screen of a failed start while a notice
 * in it shows the platform's own message (BOOT-4).
 */
export type ScreenErrorContext = 'query' | 'lanes' | 'launch' | 'chat' | 'start' | 'start-beside-notice' | 'domain';

/**
 * The origin of an error that is shown in a dialog. `background`: from a request whose caller does not show errors
 * (API-7). `status` and `insecure-status`: from the status request of a page loaded over https or http (BOOT-4).
 * `sign-in`: from a sign-in without a form, such as after a redirect.
 */
export type DialogErrorContext = 'background' | 'status' | 'insecure-status' | 'sign-in';

/**
 * Where an error is shown. `form`: above the form's button or at a field. `action`: beside a button, without input, whose
 * request counts once however often it is sent (API-8).
 */
export type ErrorMessageContext = ScreenErrorContext | DialogErrorContext | FormErrorContext;
type FormErrorContext = 'form' | 'action';

/** Fallback text of a screen for an error that has no text of its own. */
const SCREEN_TEXTS: Readonly<Record<ScreenErrorContext, TranslationKey>> = {
  query: 'form.unavailable',
  lanes: 'games.missing.description',
  launch: 'games.missing.description',
  chat: 'form.unavailable',
  start: 'start.failed.description',
  'start-beside-notice': 'start.failed.description',
  domain: 'start.error',
};

/**
 * Texts for a request without a response. Whether the browser reports a connection chooses the words only: a response
 * may be lost while online, and the report may be wrong.
 */
const NO_RESPONSE_TEXTS = {
  /** What was typed is kept. */
  form: { offline: 'form.offline', online: 'form.no_answer', timeout: 'form.timeout' },
  /** Nothing was typed, and the request has an id, so that it counts once. */
  action: { offline: 'form.press_again.offline', online: 'form.press_again', timeout: 'form.press_again' },
} as const;

function noResponseText(input: keyof typeof NO_RESPONSE_TEXTS, layer: AppError['layer']): TranslationKey | undefined {
  const texts = NO_RESPONSE_TEXTS[input];
  if (layer === 'offline') return isOnline() ? texts.online : texts.offline;
  return layer === 'timeout' ? texts.timeout : undefined;
}

/**
 * Texts that replace the usual text of an error, by the context in which it is shown and by the error's `layer`
 * (network, HTTP, platform and so on).
 */
const CONTEXT_TEXTS: Readonly<
  Partial<Record<ErrorMessageContext, Readonly<Partial<Record<AppError['layer'], TranslationKey>>>>>
> = {
  // Of this browser, not of the server.
  query: { storage: 'crash.title' },
  lanes: { http: SCREEN_TEXTS.lanes },
  launch: { http: SCREEN_TEXTS.launch, timeout: 'launch.timeout_retry_please', 'unsafe-url': 'launch.bad_address' },
  chat: { http: SCREEN_TEXTS.chat, 'unsafe-url': 'chat.bad_address' },
};

/** The platform's error code for a member without permission to use the chat; the same for every member type. */
const CHAT_NOT_PERMITTED = 'no_permissions';

/** Returns the message for an error; undefined if nothing is shown (API-7). Screens always get a message. */
function toErrorMessage(error: AppError, context: ScreenErrorContext): ErrorMessage;
function toErrorMessage(error: AppError, context: ErrorMessageContext): ErrorMessage | undefined;
function toErrorMessage(error: AppError, context: ErrorMessageContext): ErrorMessage | undefined {
  switch (context) {
    case 'background':
      return toDialog(error, textOf(error, context));
    case 'status':
    case 'insecure-status':
      return toDialog(error, statusText(error, context === 'status' ? 'start.error' : 'start.network'));
    case 'form':
    case 'sign-in':
      return toFormErrorMessage(error);
    case 'action':
      return toFormErrorMessage(error, context);
    case 'domain': {
      const message = error.layer === 'business' ? toPlatformMessage(error.message) : undefined;
      const text = error.layer === 'domain-search' ? textOf(error, context) : message;
      return toScreenMessage(error, context, text);
    }
    case 'start':
    case 'start-beside-notice':
      return toScreenMessage(error, context, startText(error, context === 'start'));
    default:
      return toScreenMessage(error, context, textOf(error, context));
  }
}

/** Returns the message for an error, with its code, as text in the current language; empty if nothing is shown. */
export function toErrorText(error: AppError, context: ErrorMessageContext, t: Translate): string {
  const message = toErrorMessage(error, context);
  return message ? resolveDisplayText(withErrorCode(message), t) : '';
}

const toDialog = (error: AppError, text: DisplayText | undefined): ErrorMessage | undefined =>
  text && { text, code: toErrorCode(error), tone: 'alert', hasRetry: false };

const toScreenMessage = (error: AppError, context: ScreenErrorContext, text?: DisplayText): ErrorMessage => ({
  text: text ?? { key: SCREEN_TEXTS[context] },
  code: toErrorCode(error),
  tone: 'alert',
  hasRetry: !isChatForbidden(error, context),
});

/**
 * Returns the message for an error in a form; undefined for an aborted request or a cancelled social sign-in. Errors
 * without a text of their own get a general `quiet` message, because a form that does nothing on submit looks broken.
 */
export function toFormErrorMessage(error: AppError, context: FormErrorContext = 'form'): ErrorMessage | undefined {
  const isCancelled = error.layer === 'aborted' || (error.layer === 'identity' && error.problem === 'cancelled');
  if (isCancelled) return undefined;
  const hasRetry = error.layer === 'captcha' && error.problem === 'failed';
  const code = toErrorCode(error);
  const text = textOf(error, context);
  if (!text)
    return { text: { key: error.layer === 'http' ? 'form.unavailable' : 'form.wait' }, code, tone: 'quiet', hasRetry };
  const isQuiet = error.layer === 'identity' && error.problem === 'comingSoon';
  return { text, code, tone: isQuiet ? 'quiet' : 'alert', hasRetry };
}

/**
 * Texts for requests that the client refused to send (API-5, ENC-2), by `error.message`, which is English and meant for
 * logs.
 */
const UNSENT_REQUEST_TEXTS: ReadonlyMap<string, TranslationKey> = new Map([
  ['login required', 'session.over'],
  ['Missing Encryption', 'error.encryption_missing'],
]);

/** Endpoints with which a visitor registers, who then has no list to look at, but an account. */
const OWN_REGISTRATION = /^register(By|With)/;

/**
 * Returns the text of an error; for a business error, this is a refusal's text (`refusal-text.ts`). Returns undefined
 * for errors that by default show no message (API-7).
 */
function textOf(error: AppError, context: ErrorMessageContext): DisplayText | undefined {
  const isInput = context === 'form' || context === 'action' || context === 'sign-in';
  const key = isInput
    ? noResponseText(context === 'action' ? context : 'form', error.layer)
    : CONTEXT_TEXTS[context]?.[error.layer];
  if (key) return error.layer === 'http' && error.status === 502 ? undefined : { key };
  switch (error.layer) {
    case 'aborted':
    case 'busy':
      return undefined;
    case 'offline':
      return { key: 'error.network_offline' };
    case 'timeout':
      return { key: 'error.network_timeout' };
    case 'script':
      return { key: 'error.script_missing' };
    case 'decode':
      return { key: 'error.answer_unreadable' };
    case 'http':
      if (error.status === 502) return undefined;
      return { key: isUnavailable(error) ? 'form.unavailable' : 'error.unknown_error' };
    case 'request':
      return { key: UNSENT_REQUEST_TEXTS.get(error.message) ?? 'error.unknown_error' };
    case 'business':
      if (isChatForbidden(error, context)) return { key: 'chat.no_permissions' };
      if (error.code === CASHIER_ERROR_CODES.requestReused)
        return { key: OWN_REGISTRATION.test(error.endpoint) ? 'register.reused' : 'refused.reused' };
      if (isRateLimited(error)) return undefined;
      return toRefusalText(error);
    case 'identity':
      return identityText(error);
    case 'captcha':
      return captchaText(error);
    case 'unsafe-url':
      return { key: 'error.unknown_error' };
    case 'domain-search':
      return { key: `domain.${error.problem}` };
    case 'unconfirmed':
      return { key: error.account === 'own' ? 'register.unknown' : 'identity.lost' };
    case 'storage':
      return { key: 'form.unavailable' };
  }
}

const isChatForbidden = (error: AppError, context: ErrorMessageContext): boolean =>
  context === 'chat' && error.layer === 'business' && error.code === CHAT_NOT_PERMITTED;

/**
 * Returns the text for an identity provider's error, followed by the error code and the provider's message, if
 * present (SOCIAL-5). Returns undefined if the user has cancelled the sign-in.
 */
function identityText({ problem, code, reason }: IdentityError): DisplayText | undefined {
  if (problem === 'cancelled') return undefined;
  const lines: DisplayText[] = [{ key: `identity.${problem}` }];
  if (code !== '') lines.push({ key: 'identity.code', values: { code } });
  if (reason !== '') lines.push({ key: 'identity.reason', values: { reason } });
  return { lines };
}

/** Returns the text of a captcha error, with the error code if that is a number (CAPT-4). */
function captchaText(error: CaptchaError): DisplayText {
  if (error.problem !== 'failed') return { key: `captcha.${error.problem}` };
  const hasNumber = /^-?\d+$/.test(error.code);
  return hasNumber ? { key: 'captcha.failed', values: { code: error.code } } : { key: 'error.unknown_error' };
}

/**
 * Returns the text for a failed status request; undefined if nothing is shown (BOOT-4).
 * @param unreachable key of the text that is shown if the platform did not respond
 */
function statusText(error: AppError, unreachable: TranslationKey): DisplayText | undefined {
  switch (error.layer) {
    case 'aborted':
    // The screen of a failed start shows this error itself; while a cached status is used, it is not shown.
    case 'decode':
      return undefined;
    case 'business':
      if (error.code === ERROR_CODES.domainNotAvailable || isRateLimited(error)) return undefined;
      return toPlatformMessage(error.message) ?? { key: 'start.error' };
    case 'http':
      if (error.status === 502 || isRateLimited(error)) return undefined;
      return { key: isRefused(error) ? 'start.error' : unreachable };
    default:
      return { key: unreachable };
  }
}

/**
 * Returns the text of the screen of a failed start; undefined for the text of a site that does not respond. Only that
 * one advises to check the connection: after a refusal or an error of the server the connection works (BOOT-4).
 * @param showsMessage whether the text is the platform's own message, if there is one
 */
function startText(error: AppError, showsMessage: boolean): DisplayText | undefined {
  switch (error.layer) {
    case 'offline':
      return undefined;
    case 'business':
      if (isRateLimited(error)) return { key: 'form.wait' };
      return (showsMessage && toPlatformMessage(error.message)) || START_REFUSED;
    case 'http':
      if (isRateLimited(error)) return { key: 'form.wait' };
      return isRefused(error) ? START_REFUSED : { key: 'form.unavailable' };
    default:
      return textOf(error, 'start');
  }
}

const START_REFUSED: DisplayText = { key: 'start.refused.description' };

/** The gateway says that the platform is not there or does not respond. */
const isUnavailable = ({ status }: Extract<ApiError, { layer: 'http' }>): boolean => status === 503 || status === 504;

const isRefused = ({ status }: Extract<ApiError, { layer: 'http' }>): boolean => status === 401 || status === 403;

export { toErrorMessage };
