// `tripledes` and `mode-ecb` hang themselves into the core; imported by name they would be lost.
import 'crypto-js/tripledes';
import 'crypto-js/mode-ecb';
import CryptoJS from 'crypto-js/core';

const ECB = { mode: CryptoJS.mode.ECB, padding: CryptoJS.pad.Pkcs7 };

/** DES/ECB/PKCS7 over the UTF-8 bytes of `text` (ENC-1). @param key 8 characters of ASCII @returns base64 */
export function encryptDes(key: string, text: string): string {
  return CryptoJS.DES.encrypt(CryptoJS.enc.Utf8.parse(text), CryptoJS.enc.Utf8.parse(key), ECB).toString();
}

/** Opens what {@link encryptDes} made; undefined for a wrong key or a damaged text. @param cipherText base64 */
export function tryDecryptDes(key: string, cipherText: string): string | undefined {
  try {
    const ciphertext = CryptoJS.enc.Base64.parse(cipherText);
    if (ciphertext.sigBytes === 0 || ciphertext.sigBytes % 8 !== 0) return undefined;
    const clear = CryptoJS.DES.decrypt(
      CryptoJS.lib.CipherParams.create({ ciphertext }),
      CryptoJS.enc.Utf8.parse(key),
      ECB,
    );
    return clear.sigBytes > 0 ? clear.toString(CryptoJS.enc.Utf8) : undefined;
  } catch {
    // The bytes are no UTF-8: the key is not the one it was sealed with.
    return undefined;
  }
}
