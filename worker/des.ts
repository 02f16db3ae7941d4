// `tripledes` and `mode-ecb` extend the core as a side effect; named imports would be tree-shaken.
import 'crypto-js/tripledes';
import 'crypto-js/mode-ecb';
import CryptoJS from 'crypto-js/core';

const ECB = { mode: CryptoJS.mode.ECB, padding: CryptoJS.pad.Pkcs7 };

/**
 * Encrypts the UTF-8 bytes of `text` with DES/ECB/PKCS7 (ENC-1).
 * @param key 8 ASCII characters
 * @returns base64
 */
export function encryptDes(key: string, text: string): string {
  return CryptoJS.DES.encrypt(CryptoJS.enc.Utf8.parse(text), CryptoJS.enc.Utf8.parse(key), ECB).toString();
}

/**
 * Decrypts the output of {@link encryptDes}. Returns undefined if the key is wrong or the input is corrupt.
 * @param cipherText base64
 */
export function tryDecryptDes(key: string, cipherText: string): string | undefined {
  try {
    const ciphertext = CryptoJS.enc.Base64.parse(cipherText);
    // crypto-js would decrypt an incomplete last block as if it were complete.
    if (ciphertext.sigBytes % 8 !== 0) return undefined;
    const decrypted = CryptoJS.DES.decrypt(
      CryptoJS.lib.CipherParams.create({ ciphertext }),
      CryptoJS.enc.Utf8.parse(key),
      ECB,
    );
    if (decrypted.sigBytes > 0) return decrypted.toString(CryptoJS.enc.Utf8);
  } catch {
    // The bytes are not valid UTF-8, so the key is wrong.
  }
  return undefined;
}
