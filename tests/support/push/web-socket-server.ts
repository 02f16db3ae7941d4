import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/* The part of a WebSocket server (RFC 6455) that Firefox's push connection needs: text messages of one frame each. */

export interface WebSocketConnection {
  send(text: string): void;
  close(): void;
}

/** Text that the server appends to the key of a handshake (RFC 6455 §1.3). */
const HANDSHAKE_GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const OPCODE = { text: 1, close: 8, ping: 9, pong: 10 } as const;
const FINAL_FRAME = 0x80;

interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
  /** Offset of the next frame. */
  readonly end: number;
}

/** Accepts an upgrade request with the first subprotocol that the client offers. */
export function acceptWebSocket(
  { headers }: IncomingMessage,
  socket: Duplex,
  onText: (text: string) => void,
): WebSocketConnection {
  const [protocol] = (headers['sec-websocket-protocol'] ?? '').split(',');
  const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${HANDSHAKE_GUID}`).digest('base64');
  const response = [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${accept}`,
    ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol.trim()}`] : []),
  ];
  socket.write(`${response.join('\r\n')}\r\n\r\n`);

  let received = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (let frame = readFrame(received); frame; frame = readFrame(received)) {
      received = received.subarray(frame.end);
      if (frame.opcode === OPCODE.text) onText(frame.payload.toString());
      else if (frame.opcode === OPCODE.ping) socket.write(encodeFrame(OPCODE.pong, frame.payload));
      else if (frame.opcode === OPCODE.close) socket.end(encodeFrame(OPCODE.close, frame.payload));
    }
  });
  return {
    send: (text) => void socket.write(encodeFrame(OPCODE.text, Buffer.from(text))),
    close: () => void socket.destroy(),
  };
}

/** Returns the masked frame at the start of `bytes`; undefined if `bytes` ends within the frame. */
function readFrame(bytes: Buffer): Frame | undefined {
  const shortLength = (bytes[1] ?? 0) & 0x7f;
  const lengthBytes = shortLength === 127 ? 8 : shortLength === 126 ? 2 : 0;
  const start = 2 + lengthBytes + 4;
  if (bytes.length < start) return undefined;
  const length = lengthBytes === 0 ? shortLength : Number(`0x${bytes.toString('hex', 2, 2 + lengthBytes)}`);
  const end = start + length;
  if (bytes.length < end) return undefined;
  const mask = bytes.subarray(start - 4, start);
  const payload = Buffer.from(bytes.subarray(start, end).map((byte, index) => byte ^ (mask[index % 4] ?? 0)));
  return { opcode: (bytes[0] ?? 0) & 0x0f, payload, end };
}

function encodeFrame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  // Firefox refuses a length that is encoded in more bytes than it needs.
  const lengthBytes = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const head = Buffer.alloc(2 + lengthBytes);
  head.writeUInt8(FINAL_FRAME | opcode, 0);
  head.writeUInt8(lengthBytes === 0 ? length : lengthBytes === 2 ? 126 : 127, 1);
  if (lengthBytes === 2) head.writeUInt16BE(length, 2);
  if (lengthBytes === 8) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, payload]);
}
