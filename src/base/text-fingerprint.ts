/**
 * Returns a 53-bit hash of a string as 14 hex digits (cyrb53). For keys and comparisons only: it is fast and well
 * distributed, but not collision-resistant.
 */
export function computeTextFingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  const value = 0x1_0000_0000 * (low & 0x1f_ffff) + (high >>> 0);
  return value.toString(16).padStart(14, '0');
}
