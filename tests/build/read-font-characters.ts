import { brotliDecompressSync } from 'node:zlib';

const HEADER_BYTES = 48;
/** Indexes of the tables in WOFF2's list of known tags. */
const TABLES = { cmap: 0, glyf: 10, loca: 11, withOwnTag: 63 };
/** Number of the `cmap` format that lists ranges of the characters up to U+FFFF. */
const RANGES_FORMAT = 4;
const NO_CHARACTER = 0xff_ff;

/** Returns the characters up to U+FFFF that a WOFF2 font has a glyph for. Throws if it is a collection or damaged. */
export function readFontCharacters(font: Buffer): ReadonlySet<string> {
  let at = HEADER_BYTES;
  const readLength = (): number => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const tables = Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = font.readUInt8(at++);
    const tag = flags & 63;
    if (tag === TABLES.withOwnTag) at += 4;
    const length = readLength();
    // The version of a transformed table: 0 for the outlines, any other for the rest.
    const isOutline = tag === TABLES.glyf || tag === TABLES.loca;
    const isTransformed = isOutline === flags >> 6 < 1;
    return { tag, length: isTransformed ? readLength() : length };
  });
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  const before = tables.slice(
    0,
    tables.findIndex(({ tag }) => tag === TABLES.cmap),
  );
  return readRanges(data.subarray(before.reduce((sum, { length }) => sum + length, 0)));
}

function readRanges(cmap: Buffer): ReadonlySet<string> {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const start = subtables.find((offset) => cmap.readUInt16BE(offset) === RANGES_FORMAT);
  if (start === undefined) throw new Error('The font has no list of ranges');
  const count = cmap.readUInt16BE(start + 6) / 2;
  const ranges = Array.from({ length: count }, (_, index) => {
    const last = cmap.readUInt16BE(start + 14 + index * 2);
    const first = cmap.readUInt16BE(start + 16 + (count + index) * 2);
    return Array.from({ length: last - first + 1 }, (__, step) => first + step);
  });
  return new Set(
    ranges
      .flat()
      .filter((code) => code !== NO_CHARACTER)
      .map((code) => String.fromCharCode(code)),
  );
}
