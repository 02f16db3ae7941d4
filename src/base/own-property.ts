/**
 * Returns the value of a record's own property, or undefined. For untrusted keys: `record['constructor']` would be an
 * inherited function.
 */
export const getOwnProperty = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
