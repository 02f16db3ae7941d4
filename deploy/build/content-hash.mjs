import { createHash } from 'node:crypto';

/** Ten characters of the SHA-256 of some content, fit for a file name. */
export function contentHash(content) {
  return createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, 'x').slice(0, 10);
}

export const sha256 = (content, encoding = 'base64') => createHash('sha256').update(content).digest(encoding);
