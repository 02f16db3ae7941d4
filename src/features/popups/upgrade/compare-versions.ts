const VERSION = /^\d{1,6}(\.\d{1,6}){0,3}$/;

/**
 * Compares two versions such as `2.4.39` number by number; missing numbers count as 0. Returns a negative number if `a`
 * is older, and undefined if one of them is not a version.
 */
export function compareVersions(a: string, b: string): number | undefined {
  if (!VERSION.test(a) || !VERSION.test(b)) return undefined;
  const [left, right] = [a.split('.'), b.split('.')];
  const places = Math.max(left.length, right.length);
  const differences = Array.from({ length: places }, (_, at) => Number(left[at] ?? 0) - Number(right[at] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
