import { execFileSync } from 'node:child_process';
import { installDebianPackages } from './install-debian-packages.mjs';

/**
 * The Debian packages with fonts for all writing systems of the gallery, each with a font family that the package
 * contains.
 */
const PACKAGES = new Map([
  ['fonts-noto-core', 'Noto Sans Arabic'],
  ['fonts-noto-cjk', 'Noto Sans CJK SC'],
  ['fonts-noto-color-emoji', 'Noto Color Emoji'],
]);

function installedFamilies() {
  return execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' });
}

function missingPackages() {
  const families = installedFamilies();
  return [...PACKAGES].filter(([, family]) => !families.includes(family)).map(([name]) => name);
}

/**
 * Finds fonts for all writing systems, or installs Debian's packages. If the installation fails, the error says what
 * to do.
 */
export function ensureFonts() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  try {
    installDebianPackages(missing);
  } catch (error) {
    const advice = `Screens need fonts that are not installed: run apt-get install ${missing.join(' ')}`;
    throw new Error(advice, { cause: error });
  }
}
