/**
 * The faces of a font as wide as DejaVu Sans, the widest default font of a system: its letters are 12 % wider than
 * those of Roboto, 26 % in bold. It has no letters of these other scripts, whose fonts are widened instead.
 */
const WIDE_FACES = [
  { regular: 'DejaVuSans', bold: 'DejaVuSans-Bold', sizeAdjust: '100%' },
  ...['Devanagari', 'Bengali', 'Tamil', 'Thai', 'Khmer', 'Myanmar'].map((script) => ({
    regular: `NotoSans${script}-Regular`,
    bold: `NotoSans${script}-Bold`,
    sizeAdjust: '115%',
  })),
];

const renderFace = (family: string, file: string, weights: string, sizeAdjust: string): string =>
  `@font-face { font-family: ${family}; src: local("${file}"); font-weight: ${weights}; size-adjust: ${sizeAdjust}; }`;

let style: HTMLStyleElement | undefined;

/** Shows all texts of the page with a wide font. Throws if a face of the font is missing. */
export async function applyWideFont(): Promise<void> {
  const families = WIDE_FACES.map(({ regular }) => `"wide ${regular}"`);
  style = document.createElement('style');
  style.textContent = [
    ...WIDE_FACES.flatMap(({ regular, bold, sizeAdjust }) => [
      renderFace(`"wide ${regular}"`, regular, '100 500', sizeAdjust),
      renderFace(`"wide ${regular}"`, bold, '600 900', sizeAdjust),
    ]),
    `:root, :root body { font-family: ${families.join(', ')}, sans-serif !important; }`,
  ].join('\n');
  document.head.append(style);
  const weights = ['400', '700'];
  const loaded = await Promise.all(
    families.flatMap((family) => weights.map((weight) => document.fonts.load(`${weight} 16px ${family}`))),
  );
  if (loaded.some((faces) => faces.length !== 1)) throw new Error('a face of the wide font is missing');
}

export function removeWideFont(): void {
  style?.remove();
  style = undefined;
}
