import { readIconShapes } from '../art/emblems';
import { escapeXml } from '../art/escape-xml';

interface GameVendorDraft {
  /** Codes of the vendor in upper case. Each code can be used in the URL of the vendor's logo. */
  readonly codes: readonly [string, ...string[]];
  readonly name: string;
  readonly color: string;
  readonly icon: string;
}

/** The vendors of the games. */
export const GAME_VENDORS: readonly GameVendorDraft[] = [
  { codes: ['TCG', 'RNG', 'PVP'], name: 'Twin Cities', color: '#5b3df5', icon: 'filled/dice-5' },
  { codes: ['TCG_SEA'], name: 'Mekong Draws', color: '#0f8a7a', icon: 'outline/ripple' },
  { codes: ['LUMEN'], name: 'Lumen Play', color: '#f08a24', icon: 'filled/bulb' },
  { codes: ['AURUM'], name: 'Aurum Studio', color: '#b8860b', icon: 'filled/crown' },
  { codes: ['PRISMA'], name: 'Prisma', color: '#d6336c', icon: 'filled/diamond' },
  { codes: ['NOVA'], name: 'Nova Live', color: '#2563eb', icon: 'filled/star' },
  { codes: ['ARENA'], name: 'Arena Sports', color: '#15803d', icon: 'outline/ball-football' },
  { codes: ['REEF'], name: 'Reef Works', color: '#0e7490', icon: 'outline/anchor' },
];

const byCode = new Map(GAME_VENDORS.flatMap((vendor) => vendor.codes.map((code) => [code, vendor] as const)));

export const findGameVendor = (code: string): GameVendorDraft | undefined => byCode.get(code.toUpperCase());

/** Returns the logo of a vendor as SVG (48 × 48). */
export function drawGameVendorLogo({ name, color, icon }: GameVendorDraft): string {
  const look = icon.startsWith('filled/')
    ? 'fill="#fff"'
    : 'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img"><title>${escapeXml(name)}</title><rect width="48" height="48" fill="${color}"/><g transform="translate(11 11) scale(1.083)" ${look}>${readIconShapes(icon)}</g></svg>`;
}
