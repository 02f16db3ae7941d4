/** Width of the light border that QR scanners require (modules). */
export const QUIET_ZONE_MODULES = 4;

/**
 * Returns an SVG path of the dark modules: one unit per module, adjacent modules of a row merged, offset by the quiet
 * zone.
 */
export function buildQrSvgPath(dark: readonly (readonly boolean[])[]): string {
  return dark
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        const length = (end < 0 ? row.length : end) - x;
        return `M${x + QUIET_ZONE_MODULES} ${y + QUIET_ZONE_MODULES}h${length}v1h-${length}z`;
      }),
    )
    .join('');
}
