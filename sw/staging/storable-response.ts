/** Headers that describe one transfer and are wrong for a stored, decoded body. The rest stays: CSP above all. */
const OF_THE_TRANSFER: readonly string[] = [
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

/** A plain answer with a decoded body: no redirect flag, no encoding, and the policies it was served with. */
export function storableResponse(body: ArrayBuffer, served: Headers): Response {
  const headers = new Headers(served);
  for (const name of OF_THE_TRANSFER) headers.delete(name);
  return new Response(body, { headers });
}
