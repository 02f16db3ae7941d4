import { createHash } from 'node:crypto';

/** The namespace of names that are host names (RFC 9562, 6.6). */
const DNS_NAMESPACE = Buffer.from('6ba7b8109dad11d180b400c04fd430c8', 'hex');

/** Returns the UUID of a name, always the same one (version 5 of RFC 9562), in capitals. */
export function createStableUuid(name: string): string {
  const bytes = createHash('sha1').update(DNS_NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const digits = bytes.toString('hex').toUpperCase();
  return [0, 8, 12, 16, 20].map((start, index, all) => digits.slice(start, all[index + 1] ?? 32)).join('-');
}
