import * as esbuild from 'esbuild';
import { esbuildOptions, PROJECT } from '../site.mjs';

const DERIVATION = `
import { parse } from 'valibot';
import { whiteLabelValues } from './src/contract/merchant/white-label';
import { merchantTokens } from './src/services/theme/merchant-tokens';
export const brandOf = (values) => {
  const brand = parse(whiteLabelValues, values);
  return { name: brand.name, language: brand.defaultLanguage, ...merchantTokens(brand) };
};
`;

/**
 * Resolves with the name, the language and the tokens of each brand of the settings, by merchant code, for the first paint of a first
 * visit (WL-2), and for its first requests. `brands` has the merchants' `whitelabelVal` as in their status.
 */
export async function brandTokens(site, brands = {}) {
  if (Object.keys(brands).length === 0) return {};
  const { outputFiles } = await esbuild.build({
    ...esbuildOptions(site),
    stdin: { contents: DERIVATION, resolveDir: PROJECT, loader: 'ts' },
    outdir: 'brands',
    metafile: false,
  });
  const { brandOf } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return Object.fromEntries(Object.entries(brands).map(([code, values]) => [code, brandOf(values)]));
}
