import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

// Low cost, because every test seeds the demo members.
const SCRYPT_COST = { N: 1024, r: 8, p: 1 };
const HASH_BYTES = 32;

/** Hashes a password with a random salt. Returns `salt:hash`, both parts in base64url. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}:${derive(password, salt).toString('base64url')}`;
}

export function verifyPassword(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split(':');
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === HASH_BYTES && timingSafeEqual(derive(password, Buffer.from(salt, 'base64url')), expected);
}

const derive = (password: string, salt: Buffer) => scryptSync(password, salt, HASH_BYTES, SCRYPT_COST);

/** Whether the member has never chosen a password: the password is the merchant's default or a random one. */
export const hasNeverChosenPassword = (member: {
  readonly passwordDefault: boolean;
  readonly passwordUnset: boolean;
}): boolean => member.passwordDefault || member.passwordUnset;

const MIN_LENGTH = 8;

/** The platform's own words about a weak password: the rule, which the app does not know. */
export const WEAK_PASSWORD_MESSAGE =
  'Passwords have at least 8 characters, and are neither the username nor the default password';

/**
 * Whether a password is too short, has fewer than three different characters, or equals the username or the default
 * password (LOGIN-8).
 */
export function isWeakPassword(password: string, username: string, defaultPassword: string): boolean {
  const isUsername = password.toLowerCase() === username.toLowerCase();
  return password.length < MIN_LENGTH || new Set(password).size < 3 || isUsername || password === defaultPassword;
}
