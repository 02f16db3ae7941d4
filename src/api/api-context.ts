import type { ApiError } from '../contract/api-error';
import type { Deviation } from '../contract/deviation';

/** The app's state that the API client reads for every call, and the events it reports. The client has no UI. */
export interface ApiContext {
  /** Origin of the platform's endpoints: the origin of this page. Token and cookies are sent to no other origin. */
  readonly origin: string;
  /** Merchant code (BOOT-7). */
  merchant(): string;
  /** Language code of the platform's specification; empty means CN (API-1). */
  language(): string;
  /** The session's token; undefined for a visitor. */
  token(): string | undefined;
  /** Increases with every sign-in, sign-out and change of member. */
  epoch(): number;
  /** Header `Device` of a sign-in (LOGIN-2). */
  deviceHeader?(): string | undefined;
  /**
   * The platform reports that the session is over. Called once per epoch, however many calls fail (SESS-3); the app
   * ends the session, which increases the epoch.
   */
  onSessionExpired(error: ApiError): void;
  /**
   * A call with a token failed whose caller does not get the error; also a call of a session that has ended meanwhile.
   * Any of several responses may contain the reason for the end of a session (LOGIN-5).
   */
  onTokenRefused?(error: ApiError): void;
  /** A call failed and its caller does not show the error itself. Called once per error; see toUserMessage. */
  onError?(error: ApiError): void;
  /** A response from the network deviates from the contract, whether it is usable or not (API-2). */
  onDeviations?(endpoint: string, deviations: readonly Deviation[]): void;
}
