/** Returns a UUIDv7 (RFC 9562): its first 48 bits are the time in epoch milliseconds, so ids sort by creation time. */
export function createUuidV7(now: number, random = crypto.getRandomValues(new Uint8Array(10))): string {
  const time = now.toString(16).padStart(12, '0');
  const tail = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((random[2] ?? 0) % 4) + 8;
  const version = `7${tail.slice(0, 3)}`;
  return [time.slice(0, 8), time.slice(8), version, variant.toString(16) + tail.slice(5, 8), tail.slice(8, 20)].join(
    '-',
  );
}

/** Returns the time of a UUIDv7 (epoch ms). */
export const readUuidV7Time = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
