import type { ApiError } from '../contract/api-error';
import type { ContractDeviation } from '../contract/contract-deviation';

/** A call that has got its response, or has failed. */
export interface FinishedCall {
  /** The endpoint's name. */
  readonly endpoint: string;
  readonly requestId: string;
  /** When the call was made (epoch ms). */
  readonly at: number;
  /** Duration with all attempts (ms). */
  readonly tookMs: number;
  readonly error: ApiError | undefined;
}

/** State of the app that the API client reads for every call, and callbacks for its events. The client has no UI. */
export interface ApiClientEnvironment {
  /** Origin of the platform's endpoints: the origin of this page. Token and cookies are sent to no other origin. */
  readonly origin: string;
  /** Merchant code (BOOT-7). */
  merchant(): string;
  /** The current language, as a code of the platform's specification; empty means CN (API-1). */
  language(): string;
  /** The session token; undefined for a visitor. */
  token(): string | undefined;
  /** Number of the current session; increases with every sign-in, sign-out and change of member. */
  epoch(): number;
  /** Returns the value of the header `Device` for a sign-in request (LOGIN-2); undefined if the header is not sent. */
  deviceHeader?(): string | undefined;
  /** Whether the browser reports a connection; if absent, it counts as one. */
  isOnline?(): boolean;
  /**
   * Called when the platform reports that the session has ended, once per session, however many calls fail (SESS-3).
   * The app then ends the session, which increases `epoch()`.
   */
  onSessionExpired(error: ApiError): void;
  /**
   * Called for each failed call, with or without a token, even if its session has ended meanwhile: a sign-in and any
   * request of a member may be refused because of the network address (LOGIN-5).
   * @param epoch number of the session whose token was sent; undefined without one
   */
  onFailure?(error: ApiError, epoch: number | undefined): void;
  /**
   * Called with the platform's time of each response that has one (epoch ms), before the response is used; not of one
   * from a cache, or without the platform's envelope.
   */
  onPlatformTime?(saidAt: number): void;
  /** Called for each request of this page, whether it has succeeded or not; calls that share one count once (OPS-4). */
  onFinished?(call: FinishedCall): void;
  /**
   * Called once for each error, except for aborted calls, the end of a session, and errors that the caller shows
   * itself. See toErrorMessage().
   */
  onError?(error: ApiError): void;
  /**
   * Called when a response from the network deviates from the contract, whether the response is usable or not (API-2).
   */
  onDeviations?(endpoint: string, deviations: readonly ContractDeviation[]): void;
}
