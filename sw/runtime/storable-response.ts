/** Headers of a transfer, which do not apply to a stored, decoded body. The others stay, the CSP above all. */
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

/** Returns a response with a decoded body, without redirect flag and transfer headers, with all other headers. */
export function storableResponse(body: ArrayBuffer, originalHeaders: Headers): Response {
  const headers = new Headers(originalHeaders);
  for (const header of TRANSFER_HEADERS) headers.delete(header);
  return new Response(body, { headers });
}
