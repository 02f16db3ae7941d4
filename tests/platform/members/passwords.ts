import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

// Low cost: the members are for show and every test seeds them; the shape of the hash is the real one.
const COST = { N: 1024, r: 8, p: 1 };
const LENGTH = 32;

/** `salt:hash`, both base64url. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}:${derive(password, salt).toString('base64url')}`;
}

export function isPassword(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split(':');
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === LENGTH && timingSafeEqual(derive(password, Buffer.from(salt, 'base64url')), expected);
}

const derive = (password: string, salt: Buffer) => scryptSync(password, salt, LENGTH, COST);

const MINIMUM = 8;

/** Too short, one character over and over, the user name, or the merchant's default (LOGIN-8). */
export function isWeakPassword(password: string, username: string, defaultPassword: string): boolean {
  const same = password.toLowerCase() === username.toLowerCase();
  return password.length < MINIMUM || new Set(password).size < 3 || same || password === defaultPassword;
}
