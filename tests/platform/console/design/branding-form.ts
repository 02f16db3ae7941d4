import type { MerchantDesign } from '../../../../src/contract/merchant/merchant-design';
import type { ComposedPage } from '../../../../src/contract/merchant/page-modules';
import type { Branding } from '../../merchants/branding-store';
import type { Merchant } from '../../merchants/merchant';
import { type Html, html } from '../../pages/html';

/** Allowed values of the form's select fields. The schema `merchantDesign` replaces any other value with a default. */
const CHOICES: {
  readonly [Name in Exclude<keyof MerchantDesign, 'home' | ComposedPage>]?: readonly MerchantDesign[Name][];
} = {
  scheme: ['system', 'light', 'dark'],
  density: ['compact', 'normal', 'roomy'],
  displayFace: ['system', 'rounded', 'serif', 'festive'],
  typeScale: ['small', 'normal', 'large'],
  tileRatio: ['1:1', '3:4', '16:9'],
  header: ['ground', 'solid', 'gradient'],
  bottomBar: ['flat', 'raised', 'pill'],
  chat: ['bar', 'account'],
  texture: ['none', 'confetti', 'linen', 'papercut'],
  lines: ['neutral', 'accent'],
};

const LABELS: Readonly<Record<string, string>> = {
  scheme: 'Color scheme',
  density: 'Density',
  displayFace: 'Display face',
  typeScale: 'Size of headings',
  tileRatio: 'Ratio of tiles',
  header: 'Header',
  bottomBar: 'Bottom bar',
  chat: 'Place of the chat',
  texture: 'Texture',
  lines: 'Lines',
};

/** Renders the form of a merchant's branding. Changes of its values are shown in the preview immediately. */
export function renderBrandingForm({ code }: Merchant, { accent, background, headerColor, design }: Branding): Html {
  const selects = Object.entries(CHOICES).map(
    ([name, values]) =>
      html`<label><span>${LABELS[name] ?? name}</span><select name="${name}">${values.map(
        (value) =>
          html`<option ${String(value) === String(Reflect.get(design, name)) ? 'selected' : ''}>${value}</option>`,
      )}</select></label>`,
  );
  return html`<form data-post="brandings" data-preview="/console/design/frame"><input type="hidden" name="merchant" value="${code}">
${color('accent', 'Accent', accent)}${color('background', 'Ground', background)}${color('headerColor', 'Header', headerColor)}
${color('highlight', 'Second colour', design.highlight || accent)}
${color('darkAccent', 'Accent, dark', design.darkAccent || accent)}${color('darkBackground', 'Ground, dark', design.darkBackground || '#14121a')}
${number('radius', 'Radius (px)', design.radius, 0, 24)}${number('columns', 'Columns', design.columns, 2, 5)}${selects}
<label><span>Preview</span><select data-scheme><option>light</option><option>dark</option></select></label>
<p class="actions"><button>Save</button></p></form>`;
}

const color = (name: string, label: string, value: string): Html =>
  html`<label><span>${label}</span><input type="color" name="${name}" value="${value}"></label>`;

const number = (name: string, label: string, value: number, min: number, max: number): Html =>
  html`<label><span>${label}</span><input type="number" name="${name}" value="${value}" min="${min}" max="${max}" data-type="number"></label>`;
