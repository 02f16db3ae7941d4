/** Resolves with the SHA-256 of a body in lower-case hex. Available in secure contexts (https, localhost) only. */
export async function computeSha256(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
