/* The few parts of Protocol Buffers that Chromium's push connection needs. */

/** Encodes an unsigned number as a varint. */
export function encodeVarint(value: number | bigint): Buffer {
  const bytes: number[] = [];
  let rest = BigInt(value);
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  return Buffer.from([...bytes, Number(rest)]);
}

export const encodeVarintField = (field: number, value: number | bigint): Buffer =>
  Buffer.concat([encodeVarint(field << 3), encodeVarint(value)]);

export function encodeBytesField(field: number, value: string | Buffer): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([encodeVarint((field << 3) | 2), encodeVarint(bytes.length), bytes]);
}

export function encodeFixed64Field(field: number, value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return Buffer.concat([encodeVarint((field << 3) | 1), bytes]);
}

/**
 * Returns the varint at an offset of `bytes`, and the offset after the varint (`end`); undefined if `bytes` ends
 * within the varint.
 */
export function readVarint(
  bytes: Buffer,
  offset: number,
): { readonly value: number; readonly end: number } | undefined {
  let value = 0;
  for (let index = offset, shift = 0; index < bytes.length; index += 1, shift += 7) {
    const byte = bytes[index] ?? 0;
    value |= (byte & 127) << shift;
    if (byte < 128) return { value, end: index + 1 };
  }
  return undefined;
}
