import { picklist, safeParse } from 'valibot';
import { findMerchant, MERCHANTS } from '../../merchants/find-merchant';
import type { Merchant } from '../../merchants/merchant';
import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';
import { renderBrandingForm } from './branding-form';
import { type BrandingColorScheme, computeColorPairContrasts, findCorrectedColors } from './branding-values';

const SCHEMES: readonly BrandingColorScheme[] = ['light', 'dark'];
const DIRECTIONS = ['ltr', 'rtl'] as const;
const FRAME = '/console/design/frame';

/** Renders the page of the design system: every UI component for each merchant, color scheme and direction. */
export function renderDesignSystemPage(): Html {
  const frames = MERCHANTS.flatMap(({ code, name }) =>
    SCHEMES.flatMap((scheme) =>
      DIRECTIONS.map((dir) => {
        const title = `${name}, ${scheme}, ${dir === 'ltr' ? 'left to right' : 'right to left'}`;
        const url = `${FRAME}?${new URLSearchParams({ merchant: code, scheme, dir })}`;
        return html`<figure><figcaption><a href="${url}">${title}</a></figcaption><iframe class="phone" loading="lazy" title="${title}" src="${url}"></iframe></figure>`;
      }),
    ),
  );
  return html`<p>Every primitive of the product in every state. The files are bundled from <code>src/ui</code> when the platform starts to serve this page;
restart it to see a change.</p><div class="phones">${frames}</div>`;
}

/** Renders the editor of the merchants' brandings, each with a live preview. */
export function renderBrandingPage({ brandings }: Services): Html {
  return html`<p>A saved look is live: pages of the merchant have it from their next status. Colours on which no text is readable are corrected, as
the preview says. <em>Reset all</em> restores the configured looks.</p>
${MERCHANTS.map((merchant) => {
  const preview = `${FRAME}?${new URLSearchParams({ merchant: merchant.code })}`;
  return html`<section><h2>${merchant.name}</h2><div class="editor">${renderBrandingForm(merchant, brandings.of(merchant))}
<iframe class="phone" title="Preview of ${merchant.name}" src="${preview}"></iframe></div></section>`;
})}`;
}

/**
 * Parameters of a preview frame. The defaults for missing or unknown values are the first merchant, the light color
 * scheme and the direction left to right.
 */
export interface PreviewFrameOptions {
  readonly merchant: Merchant;
  readonly scheme: BrandingColorScheme;
  readonly dir: (typeof DIRECTIONS)[number];
}

export function parsePreviewFrameOptions(query: URLSearchParams): PreviewFrameOptions {
  const [first] = MERCHANTS;
  const merchant = findMerchant(query.get('merchant') ?? '') ?? first;
  if (!merchant) throw new Error('There are no merchants');
  const scheme = safeParse(picklist(SCHEMES), query.get('scheme'));
  const dir = safeParse(picklist(DIRECTIONS), query.get('dir'));
  return {
    merchant,
    scheme: scheme.success ? scheme.output : 'light',
    dir: dir.success ? dir.output : 'ltr',
  };
}

/**
 * Renders a report about the colours of a branding: the colours that the theme corrected, and the contrast of each
 * checked pair of text colour and background colour.
 */
export function renderBrandingColorReport(
  look: Parameters<typeof computeColorPairContrasts>[0],
  scheme: BrandingColorScheme,
): Html {
  const corrected = findCorrectedColors(look, scheme);
  return html`<details><summary>Contrast${corrected.length > 0 ? ': colours were corrected' : ''}</summary>
${corrected.map((change) => html`<p>${change}</p>`)}
<ul>${computeColorPairContrasts(look, scheme).map(
    ({ name, ink, ground, ratio }) => html`<li>${name}: ${ratio.toFixed(1)} (${ink} on ${ground})</li>`,
  )}</ul></details>`;
}
