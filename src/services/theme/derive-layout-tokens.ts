import { composeHome } from '../../contract/merchant/compose-home';
import { DESIGN_RANGES, type MerchantDesign } from '../../contract/merchant/merchant-design';

/**
 * For each density: the spacing between tiles, between lanes, and at the sides of the page (CSS pixels), and the
 * direction of category tabs. `row` places the icon beside the name, `column` above it.
 */
const DENSITIES: Readonly<Record<MerchantDesign['density'], readonly [number, number, number, 'row' | 'column']>> = {
  compact: [8, 12, 12, 'column'],
  normal: [12, 20, 16, 'row'],
  roomy: [16, 28, 20, 'row'],
};

const HEADING_SCALES: Readonly<Record<MerchantDesign['typeScale'], string>> = {
  small: '0.9',
  normal: '1',
  large: '1.12',
};

/**
 * Font stacks for headings and the brand name: a web font defined in deploy/build/styles/display-font-faces.mjs, then
 * similar system fonts.
 */
const FACES: Readonly<Record<MerchantDesign['displayFace'], string>> = {
  system: 'inherit',
  rounded: '"Display rounded", ui-rounded, system-ui, sans-serif',
  serif: '"Display serif", ui-serif, Georgia, serif',
  festive: '"Display festive", "Songti SC", serif',
};

const RATIOS: Readonly<Record<MerchantDesign['tileRatio'], string>> = { '1:1': '1', '3:4': '0.75', '16:9': '1.7778' };

/**
 * For each style of the bottom navigation, in this order: distance to the screen edges, border radius, shadow,
 * vertical offset of the middle item, and padding of the middle item.
 */
const BARS: Readonly<Record<MerchantDesign['bottomBar'], readonly [string, string, string, string, string]>> = {
  flat: ['0px', '0px', 'none', '-3px', '3px'],
  raised: ['0px', '20px 20px 0 0', 'var(--elevation-2)', '-20px', '10px'],
  // Half the height of one row; the corners of several rows must not cut off their labels.
  pill: ['10px', '28px', 'var(--elevation-2)', '-3px', '3px'],
};

/**
 * Ratio of the first block of the skeleton, which is 32 pixels narrower than the screen, and the distance below it, by
 * the module and the variant with which home begins; for any other, they are those of the banners with the
 * announcements below.
 */
const FIRST_BLOCKS: Readonly<Record<string, readonly [string, string]>> = {
  'banner/wide': ['2.36', '12px'],
  'join/card': ['5.6', '32px'],
  'join/offer': ['4.6', '32px'],
  'join/packet': ['3.7', '32px'],
  'tabs/board': ['1.8', '16px'],
};

/** Returns the tokens of the skeleton, so that its blocks stand as those of home will (WL-2.21). */
function deriveSkeletonTokens(home: MerchantDesign['home']): Readonly<Record<string, string>> {
  const [first] = composeHome(home).modules;
  const block = first && FIRST_BLOCKS[`${first.name}/${first.variant}`];
  return block ? { '--first-ratio': block[0], '--first-gap': block[1] } : {};
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, Math.round(value)));

/** Returns the design tokens that do not depend on the colour scheme (WL-2). */
export function deriveLayoutTokens(design: MerchantDesign): Readonly<Record<string, string>> {
  const [gap, laneSpace, pageSpace, tabDirection] = DENSITIES[design.density];
  const columns = clamp(design.columns, ...DESIGN_RANGES.columns);
  const [inset, barRadius, shadow, lift, middle] = BARS[design.bottomBar];
  return {
    '--radius': `${clamp(design.radius, ...DESIGN_RANGES.radius)}px`,
    '--gap': `${gap}px`,
    '--lane-space': `${laneSpace}px`,
    '--page-space': `${pageSpace}px`,
    '--tab-direction': tabDirection,
    '--font-display': FACES[design.displayFace],
    '--heading-scale': HEADING_SCALES[design.typeScale],
    '--tile-ratio': RATIOS[design.tileRatio],
    '--columns': String(columns),
    '--poster-columns': String(columns / 2 + 1),
    '--bar-inset': inset,
    '--bar-radius': barRadius,
    '--bar-shadow': shadow,
    '--bar-lift': lift,
    '--bar-middle': middle,
    ...deriveSkeletonTokens(design.home),
    // The names of the files are added to it by useIllustration.
    '--illustrations': design.illustrations === '' ? 'none' : `url(${JSON.stringify(design.illustrations)})`,
  };
}
