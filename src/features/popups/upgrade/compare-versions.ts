const VERSION = /^\d{1,6}(\.\d{1,6}){0,3}$/;

/**
 * Compares two versions such as `2.4.39` number by number; missing numbers count as 0. Returns a negative number if `a`
 * is older, and undefined if one of them is not a version.
 */
export function compareVersions(a: string, b: string): number | undefined {
  if (!VERSION.test(a) || !VERSION.test(b)) return undefined;
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let index = 0; index < 4; index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
