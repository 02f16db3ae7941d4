import { findDesignTokenErrors } from './code/find-design-token-errors.mjs';
import { reportFindings } from './report-findings.mjs';
import { readSources } from './sources.mjs';

/** Style sheets that define design tokens: one for all pages, and one for pages whose code is loaded lazily. */
const TOKENS = ['src/ui/styles/tokens.css', 'src/ui/styles/metals.css'];
/**
 * Style sheets that are not checked: those that define the tokens, and that of the skeleton, which repeats sizes for
 * browsers without cascade layers.
 */
const EXEMPT = new Set([...TOKENS, 'src/bootstrap/skeleton.css']);

/* Checks that style sheets take lengths, colours, z-indexes, font weights and durations from the tokens. */
const all = await readSources(['src'], /\.css$/);
const sheets = new Map([...all].filter(([file]) => !EXEMPT.has(file)));
reportFindings(
  `${sheets.size} style sheets use the design tokens`,
  findDesignTokenErrors(sheets, TOKENS.map((file) => all.get(file) ?? '').join('\n')),
);
