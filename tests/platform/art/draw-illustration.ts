import type { Merchant } from '../merchants/merchant';
import { readIconShapes } from './emblems';

/** The two icons of each merchant's illustrations: in the foreground and in the background. */
const SUBJECTS: Readonly<Record<string, readonly [string, string]>> = {
  FAIR: ['outline/building-carousel', 'filled/balloon'],
  KOPI: ['outline/coffee', 'filled/moon'],
  SOL: ['outline/sunrise', 'filled/flower'],
};

const placed = (file: string, x: number, y: number, size: number, paint: string) =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})" ${file.startsWith('filled/') ? `fill="${paint}"` : `fill="none" stroke="${paint}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"`}>${readIconShapes(file)}</g>`;

/** Draws an illustration (288 × 240) in the merchant's colours, without a background. */
export function drawIllustration({ code, accent, design }: Merchant): string {
  const [front, behind] = SUBJECTS[code] ?? ['filled/star', 'filled/star'];
  const shape =
    design.radius > 16
      ? '<path d="M44 132c-10-66 40-104 104-98s112 40 98 108-62 76-112 74S52 196 44 132z"/>'
      : design.radius > 8
        ? '<path d="M144 20l62 26 26 62-26 62-62 26-62-26-26-62 26-62z"/>'
        : '<rect x="60" y="28" width="168" height="184"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 288 240"><g fill="${accent}" opacity=".18">${shape}</g>${placed(behind, 190, 24, 52, design.highlight)}${placed(behind, 46, 60, 30, design.highlight)}${placed(front, 76, 52, 136, accent)}<ellipse cx="144" cy="212" rx="76" ry="7" fill="${accent}" opacity=".25"/></svg>`;
}
