/** Modules of a QR code that stay light around it, as readers want. */
export const QUIET_ZONE = 4;

/** The dark modules as an SVG path, one square unit each; rows run together where they can. */
export function qrPath(dark: readonly (readonly boolean[])[]): string {
  return dark
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        const length = (end < 0 ? row.length : end) - x;
        return `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`;
      }),
    )
    .join('');
}
