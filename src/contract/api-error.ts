/** What can go wrong with a call, by the layer it went wrong in (D4). `endpoint` is the endpoint's name. */
export type ApiError =
  /** No connection: the request never reached a server, or its answer was cut. */
  | { readonly layer: 'offline'; readonly endpoint: string }
  | { readonly layer: 'timeout'; readonly endpoint: string; readonly afterMs: number }
  /** The call was not made: a part of the app that it needs could not be had; a start anew may bring it (UPD-2). */
  | { readonly layer: 'script'; readonly endpoint: string }
  /** The caller took the call back. */
  | { readonly layer: 'aborted'; readonly endpoint: string }
  | { readonly layer: 'http'; readonly endpoint: string; readonly status: number }
  /** The call was not made: no URL, no session where one is needed, no encryption (API-5, ENC-2). */
  | { readonly layer: 'request'; readonly endpoint: string; readonly message: string }
  /** The platform said no: `{success: false, errorCode, message, value}`. */
  | {
      readonly layer: 'business';
      readonly endpoint: string;
      readonly code: string;
      readonly message: string;
      readonly value: unknown;
    }
  /** The answer is not what the contract promises; `field` is the path of what did not fit (API-2). */
  | { readonly layer: 'decode'; readonly endpoint: string; readonly field: string };

export type ApiErrorLayer = ApiError['layer'];
