/**
 * Returns a stored value as JSON, with bytes as Latin-1. Pages get it as text (`String(writeStoredValue)`), so it uses
 * nothing from outside.
 */
export function writeStoredValue(value: unknown): string {
  const asText = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return (
    JSON.stringify(value, (_key, field: unknown) => {
      if (field instanceof ArrayBuffer) return asText(new Uint8Array(field));
      if (ArrayBuffer.isView(field)) return asText(new Uint8Array(field.buffer));
      return field;
    }) ?? ''
  );
}
