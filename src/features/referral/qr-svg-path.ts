/** Width of the light border that QR scanners require (modules). */
export const QUIET_ZONE_MODULES = 4;

/**
 * Returns SVG path data that draws the dark modules of a QR code. Each module is one unit wide and offset by the
 * quiet zone; adjacent dark modules of a row are merged.
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
