import { createHash } from 'node:crypto';

/** Some characters of the SHA-256 of some content, fit for a file name. */
export function contentHash(content, length = 8) {
  return createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, 'x').slice(0, length);
}

export const sha256 = (content, encoding = 'base64') => createHash('sha256').update(content).digest(encoding);
