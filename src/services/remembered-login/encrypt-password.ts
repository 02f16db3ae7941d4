import type { EncryptedPassword } from './remembered-login-record';

/** The member and login type that an encrypted password belongs to. Decryption fails for any other owner. */
export interface PasswordOwner {
  readonly merchant: string;
  readonly type: string;
  readonly username: string;
}

const AES = 'AES-GCM';

/**
 * Returns the additional authenticated data for an owner, as JSON, so that different owners always have different
 * bytes.
 */
const additionalDataOf = ({ merchant, type, username }: PasswordOwner) =>
  new TextEncoder().encode(JSON.stringify([merchant, type, username]));

/**
 * Encrypts a text with AES-256-GCM and a new non-extractable key (REM-2). Does not protect against access to the
 * browser profile on disk. Resolves with undefined if WebCrypto is not available, for example over http.
 */
export async function encryptPassword(text: string, owner: PasswordOwner): Promise<EncryptedPassword | undefined> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return undefined;
  const key = await subtle.generateKey({ name: AES, length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: AES, iv, additionalData: additionalDataOf(owner) };
  return { key, iv: iv.buffer, ciphertext: await subtle.encrypt(algorithm, key, new TextEncoder().encode(text)) };
}

/**
 * Decrypts a text. Resolves with undefined if the ciphertext was modified, or if the key or owner is not the one used
 * for the encryption.
 */
export async function decryptPassword(
  { key, iv, ciphertext }: EncryptedPassword,
  owner: PasswordOwner,
): Promise<string | undefined> {
  try {
    const algorithm = { name: AES, iv, additionalData: additionalDataOf(owner) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, ciphertext));
  } catch {
    // Modified or truncated: the caller deletes it.
    return undefined;
  }
}
