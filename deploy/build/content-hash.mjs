import { createHash } from 'node:crypto';

/** Returns the first `length` characters of the SHA-256 of `content`, in an alphabet that is safe for file names. */
export function computeContentHash(content, length = 8) {
  return createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, 'x').slice(0, length);
}

export const sha256 = (content, encoding = 'base64') => createHash('sha256').update(content).digest(encoding);
