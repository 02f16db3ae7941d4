import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configure } from '../../../deploy/configure.mjs';
import { readSettingsOfBuild } from '../../../deploy/documents/deployment-settings.mjs';

const BRAND_COUNT = 50;

/**
 * Copies a local build into a temporary folder, and configures it for the local merchants and fifty more, `brand-0` to
 * `brand-49`, each with a host of its name. Resolves with the folder, and a function that removes it.
 */
export async function configureFiftyBrands(distDir: string): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'brands-'));
  await cp(distDir, dir, { recursive: true, preserveTimestamps: true });
  const settings = await readSettingsOfBuild({ root: '.', local: true });
  const names = Array.from({ length: BRAND_COUNT }, (_, index) => `brand-${index}`);
  const brandOf = (index: number) => ({ name: `Brand ${index}`, defaultLanguage: 'EN', accent: '#5b3df5' });
  const hosts = Object.fromEntries(names.map((name) => [`${name}.localhost`, name]));
  const brands = Object.fromEntries(names.map((name, index) => [name, brandOf(index)]));
  const all = { ...settings, hosts: { ...settings.hosts, ...hosts }, brands: { ...settings.brands, ...brands } };
  await configure(all, dir, dir, { isLocal: true });
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
