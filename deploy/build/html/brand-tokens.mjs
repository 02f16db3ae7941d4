import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { createSharedEsbuildOptions, PROJECT_ROOT } from '../site.mjs';

const DERIVATION = `
import { parse } from 'valibot';
import { whiteLabelSettings } from './src/contract/merchant/white-label';
import { deriveMerchantThemeTokens } from './src/services/theme/merchant-theme-tokens';
export const brandOf = (values) => {
  const brand = parse(whiteLabelSettings, values);
  return { name: brand.name, language: brand.defaultLanguage, ...deriveMerchantThemeTokens(brand) };
};
`;

/**
 * Resolves with the name, the language and the design tokens of each merchant by merchant code, for the first paint and
 * the first requests of a first visit (WL-2). Tokens that have the same value in the style sheet are omitted.
 * @param brands `whitelabelVal` of each merchant, as in its status
 */
export async function deriveBrandTokens(site, brands = {}) {
  if (Object.keys(brands).length === 0) return {};
  const { outputFiles } = await esbuild.build({
    ...createSharedEsbuildOptions(site),
    stdin: { contents: DERIVATION, resolveDir: PROJECT_ROOT, loader: 'ts' },
    outdir: 'brands',
    metafile: false,
  });
  const { brandOf } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  const defaults = await defaultTokens();
  const entries = Object.entries(brands).map(([code, values]) => {
    const { tokens, dark = {}, ...brand } = brandOf(values);
    return [code, { ...brand, tokens: changesOf(tokens, defaults), dark: changesOf(dark, tokens) }];
  });
  return Object.fromEntries(entries);
}

const TOKENS_FILE = 'src/ui/styles/tokens.css';
const DECLARATION = /^ {2}(--[\w-]+): (.*);$/gm;

async function defaultTokens() {
  const css = await readFile(path.join(PROJECT_ROOT, TOKENS_FILE), 'utf8');
  return Object.fromEntries([...css.matchAll(DECLARATION)].map(([, token, value]) => [token, value]));
}

const changesOf = (tokens, base) =>
  Object.fromEntries(Object.entries(tokens).filter(([token, value]) => base[token] !== value));
