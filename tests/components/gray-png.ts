const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A PNG of one channel with noise, which cannot be compressed; a canvas has three, and makes it three times as large. */
export async function createGrayPng(width: number, height: number): Promise<File> {
  const rows = new Uint8Array(height * (width + 1));
  // As many bytes at once as the browser gives.
  for (let at = 0; at < rows.length; at += 65_536) crypto.getRandomValues(rows.subarray(at, at + 65_536));
  // Each row begins with its filter: none.
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  const stream = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'));
  const content = new Uint8Array(await new Response(stream).arrayBuffer());
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header[8] = 8;
  const chunks = [createChunk('IHDR', header), createChunk('IDAT', content), createChunk('IEND', new Uint8Array())];
  return new File([new Uint8Array(SIGNATURE), ...chunks], 'scan.png', { type: 'image/png' });
}

function createChunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(content.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length);
  chunk.set(new TextEncoder().encode(name), 4);
  chunk.set(content, 8);
  view.setUint32(content.length + 8, computeCrc(chunk.subarray(4, content.length + 8)));
  return chunk;
}

/** The sum of a chunk (CRC-32), without which browsers read no PNG. */
function computeCrc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}
