/*
 * Messages of D-Bus (specification, "Message Protocol"), little-endian. Values are read and written by their type
 * codes.
 */

export type DBusValue = string | number | boolean | readonly DBusValue[];

/** The fields of a D-Bus message that these tests use. */
export interface DBusMessage {
  readonly type: number;
  readonly serial: number;
  readonly replySerial?: number;
  readonly path?: string;
  readonly interface?: string;
  readonly member?: string;
  readonly errorName?: string;
  readonly sender?: string;
  readonly signature?: string;
  readonly body: readonly DBusValue[];
}

export const DBUS_METHOD_CALL = 1;
export const DBUS_METHOD_RETURN = 2;
export const DBUS_ERROR = 3;
export const DBUS_SIGNAL = 4;

/** Header fields: code, name and type of each field. */
const FIELDS = [
  [1, 'path', 'o'],
  [2, 'interface', 's'],
  [3, 'member', 's'],
  [4, 'errorName', 's'],
  [5, 'replySerial', 'u'],
  [7, 'sender', 's'],
  [8, 'signature', 'g'],
] as const;

/** Number of bytes before the header fields. */
const FIXED_LENGTH = 12;

const alignmentOf = (type: string): number =>
  'yvg'.includes(type[0] ?? '') ? 1 : '({xtd'.includes(type[0] ?? '') ? 8 : 'nq'.includes(type[0] ?? '') ? 2 : 4;

const align = (offset: number, alignment: number): number => Math.ceil(offset / alignment) * alignment;

/** Splits a signature into complete types, such as `sa{sv}i` into `s`, `a{sv}` and `i`. */
function splitTypes(signature: string): readonly string[] {
  const types: string[] = [];
  for (let start = 0; start < signature.length; ) {
    let end = start;
    while (signature[end] === 'a') end += 1;
    for (let depth = 0; end < signature.length; ) {
      if ('({'.includes(signature[end] ?? '')) depth += 1;
      if (')}'.includes(signature[end] ?? '')) depth -= 1;
      end += 1;
      if (depth === 0) break;
    }
    types.push(signature.slice(start, end));
    start = end;
  }
  return types;
}

/**
 * Returns the length of the message at the start of `bytes`; undefined if `bytes` ends before the length can be read.
 */
export function getDBusMessageLength(bytes: Buffer): number | undefined {
  if (bytes.length < FIXED_LENGTH + 4) return undefined;
  return align(FIXED_LENGTH + 4 + bytes.readUInt32LE(FIXED_LENGTH), 8) + bytes.readUInt32LE(4);
}

/** Decodes one complete message. */
export function decodeDBusMessage(bytes: Buffer): DBusMessage {
  const reader = createReader(bytes, FIXED_LENGTH);
  const fields = new Map(
    (reader('a(yv)') as readonly (readonly [number, DBusValue])[]).map(([code, value]) => [code, value]),
  );
  const named = FIELDS.flatMap(([code, name]) => (fields.has(code) ? [[name, fields.get(code)]] : []));
  const { signature = '' } = Object.fromEntries(named) as { signature?: string };
  const readBody = createReader(bytes, align(FIXED_LENGTH + 4 + bytes.readUInt32LE(FIXED_LENGTH), 8));
  return {
    type: bytes[1] ?? 0,
    serial: bytes.readUInt32LE(8),
    ...Object.fromEntries(named),
    body: splitTypes(signature).map(readBody),
  };
}

/** Returns a function that reads the next value in `bytes` as a value of the given type. */
function createReader(bytes: Buffer, start: number): (type: string) => DBusValue {
  let offset = start;
  const skip = (length: number): number => {
    offset += length;
    return offset - length;
  };
  const readText = (length: number): string => {
    const text = bytes.toString('utf8', offset, offset + length);
    skip(length + 1);
    return text;
  };
  return function read(type): DBusValue {
    offset = align(offset, alignmentOf(type));
    switch (type[0]) {
      case 'y':
        return bytes.readUInt8(skip(1));
      case 'n':
      case 'q':
        return bytes.readUInt16LE(skip(2));
      case 'b':
        return bytes.readUInt32LE(skip(4)) === 1;
      case 'i':
        return bytes.readInt32LE(skip(4));
      case 'u':
      case 'h':
        return bytes.readUInt32LE(skip(4));
      case 'x':
      case 't':
        return Number(bytes.readBigInt64LE(skip(8)));
      case 'd':
        return bytes.readDoubleLE(skip(8));
      case 's':
      case 'o':
        return readText(bytes.readUInt32LE(skip(4)));
      case 'g':
        return readText(bytes.readUInt8(skip(1)));
      case 'v':
        return read(String(read('g')));
      case 'a': {
        const length = bytes.readUInt32LE(skip(4));
        offset = align(offset, alignmentOf(type.slice(1)));
        const end = offset + length;
        const values: DBusValue[] = [];
        while (offset < end) values.push(read(type.slice(1)));
        return values;
      }
      default:
        return splitTypes(type.slice(1, -1)).map(read);
    }
  };
}

/** Encodes a message. Supports only the value types that a notification server sends. */
export function encodeDBusMessage({ type, serial, body, ...fields }: DBusMessage): Buffer {
  const content = encodeValues(fields.signature ?? '', body);
  const entries = FIELDS.flatMap(([code, name, valueType]) => {
    const value = fields[name];
    return value === undefined ? [] : [{ code, valueType, value }];
  });
  const head = Buffer.from([0x6c, type, 0, 1]);
  let list: Buffer = Buffer.alloc(0);
  for (const { code, valueType, value } of entries) {
    const entry = Buffer.concat([Buffer.from([code, 1, valueType.charCodeAt(0), 0]), encodeValues(valueType, [value])]);
    list = Buffer.concat([pad(list, 8), entry]);
  }
  const header = Buffer.concat([head, uint32(content.length), uint32(serial), uint32(list.length), list]);
  return Buffer.concat([pad(header, 8), content]);
}

function encodeValues(signature: string, values: readonly DBusValue[]): Buffer {
  let bytes: Buffer = Buffer.alloc(0);
  for (const [index, type] of splitTypes(signature).entries()) {
    bytes = Buffer.concat([pad(bytes, alignmentOf(type)), encodeValue(type, values[index] ?? '')]);
  }
  return bytes;
}

function encodeValue(type: string, value: DBusValue): Buffer {
  if (type === 'u') return uint32(Number(value));
  if (type === 'b') return uint32(value === true ? 1 : 0);
  const text = Buffer.from(`${String(value)}\0`);
  if (type === 'g') return Buffer.concat([Buffer.from([text.length - 1]), text]);
  if (type !== 'as') return Buffer.concat([uint32(text.length - 1), text]);
  const list = encodeValues('s'.repeat((value as readonly DBusValue[]).length), value as readonly DBusValue[]);
  return Buffer.concat([uint32(list.length), list]);
}

const pad = (bytes: Buffer, alignment: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc(align(bytes.length, alignment) - bytes.length)]);

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
