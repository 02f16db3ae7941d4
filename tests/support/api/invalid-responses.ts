/**
 * Responses that a server or a network may send instead of the JSON of an endpoint, as faults of the local platform.
 * The list contains at least one response for each kind of error after which a call is not retried automatically.
 */
export const INVALID_RESPONSES = {
  'HTML instead of JSON': { body: '<!doctype html><title>Sign in to the network</title>', contentType: 'text/html' },
  'truncated JSON': { body: '{"success":true,"value":{"data":' },
  'success as a string': { body: '{"success":"true","value":{}}' },
  'HTTP 500': { status: 500, body: 'oops' },
  'a rate limit': { errorCode: 'TOO_MANY_REQUEST_X', message: 'slow down' },
} as const;
