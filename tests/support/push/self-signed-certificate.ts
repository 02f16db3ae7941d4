import { createHash, generateKeyPairSync, sign } from 'node:crypto';

interface Certificate {
  /** Private key (PEM). */
  readonly key: string;
  /** Certificate (PEM). */
  readonly cert: string;
  /** SHA-256 of the public key, base64. A command-line flag with this hash makes Chromium accept the certificate. */
  readonly spkiHash: string;
}

/*
 * DER tag of a sequence; the tags of other types follow. DER (ITU-T X.690) encodes a value as a tag, a length and the
 * content.
 */
const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const UTC_TIME = 0x17;
const UTF8_STRING = 0x0c;
const VERSION = 0xa0;
/** DER-encoded object identifier of ecdsa-with-SHA256. */
const ECDSA_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');
/** DER-encoded object identifier of commonName. */
const COMMON_NAME = Buffer.from('0603550403', 'hex');

function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

/** Creates a self-signed X.509 version 3 certificate with a new key. The certificate is valid from 2020 to 2049. */
export function createSelfSignedCertificate(host: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, Buffer.from(host)))));
  const algorithm = der(SEQUENCE, ECDSA_SHA256);
  const time = (text: string) => der(UTC_TIME, Buffer.from(text));
  const body = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    algorithm,
    name,
    der(SEQUENCE, time('200101000000Z'), time('491231235959Z')),
    name,
    spki,
  );
  const signature = der(BIT_STRING, Buffer.from([0]), sign('sha256', body, privateKey));
  const encoded = der(SEQUENCE, body, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${encoded}\n-----END CERTIFICATE-----\n`,
    spkiHash: createHash('sha256').update(spki).digest('base64'),
  };
}
