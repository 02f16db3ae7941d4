/**
 * Transfer headers, which do not apply to a stored, decoded body. All other headers are kept, most importantly the CSP.
 */
const TRANSFER_HEADERS: readonly string[] = [
  'age',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'server-timing',
  'transfer-encoding',
  'vary',
];

/**
 * Returns a response that can be stored: with a decoded body and all headers except the transfer headers, and without
 * the redirect flag.
 */
export function toStorableResponse(body: ArrayBuffer | string, originalHeaders: Headers): Response {
  const headers = new Headers(originalHeaders);
  for (const header of TRANSFER_HEADERS) headers.delete(header);
  return new Response(body, { headers });
}
