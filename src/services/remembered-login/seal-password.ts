import type { SealedPassword } from './remembered-record';

/** Whom a seal is bound to: it opens for nobody else. */
export interface SealOwner {
  readonly merchant: string;
  readonly type: string;
  readonly username: string;
}

const AES = 'AES-GCM';

/** As JSON, so that no two owners give the same bytes, whatever characters their names have. */
const boundTo = ({ merchant, type, username }: SealOwner) =>
  new TextEncoder().encode(JSON.stringify([merchant, type, username]));

/**
 * Seals a text with AES-256-GCM under a new key that script can use and not read out (REM-2, security A17). What the
 * browser's profile on disk holds can still be read from there. Undefined where WebCrypto is missing: over http.
 */
export async function sealText(text: string, owner: SealOwner): Promise<SealedPassword | undefined> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return undefined;
  const key = await subtle.generateKey({ name: AES, length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: AES, iv, additionalData: boundTo(owner) };
  return { key, iv: iv.buffer, sealed: await subtle.encrypt(algorithm, key, new TextEncoder().encode(text)) };
}

/** The text again; undefined when a byte of it, its key or its owner is another. */
export async function openSeal({ key, iv, sealed }: SealedPassword, owner: SealOwner): Promise<string | undefined> {
  try {
    const algorithm = { name: AES, iv, additionalData: boundTo(owner) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, sealed));
  } catch {
    // Tampered with or cut: the caller forgets it.
    return undefined;
  }
}
