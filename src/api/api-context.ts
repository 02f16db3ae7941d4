import type { ApiError } from '../contract/api-error';

/** What the client knows of the app, asked anew for every call. It knows no UI; it tells the app and the app shows. */
export interface ApiContext {
  /** Origin of the platform's calls: this page's. Token and cookies travel nowhere else. */
  readonly origin: string;
  /** Merchant code (BOOT-7). */
  merchant(): string;
  /** Language code of the specification; empty: CN (API-1). */
  language(): string;
  /** The session's token, undefined for a visitor. */
  token(): string | undefined;
  /** A number that moves on with every sign-in, sign-out and change of member. */
  epoch(): number;
  /** Header `Device` of a sign-in (LOGIN-2). */
  deviceHeader?(): string | undefined;
  /**
   * The platform says that the session is over. Told once per epoch, however many calls fail (SESS-3); the app ends
   * the session, which moves the epoch on.
   */
  onSessionOver(error: ApiError): void;
  /** A call failed and its caller does not show the error itself. Told once per error; see decideErrorNotice. */
  onError?(error: ApiError): void;
}
