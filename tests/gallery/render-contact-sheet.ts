/** A screenshot in the contact sheet. Paths are relative to the sheet. */
export interface ContactSheetEntry {
  readonly scene: string;
  readonly variant: string;
  readonly file: string;
  /** The error that occurred while the scene was played, or the accessibility violations of the screen. */
  readonly error?: string | undefined;
  /**
   * Share of the pixels that differ from the accepted screenshot, and the paths of the accepted screenshot and of the
   * image that shows the difference.
   */
  readonly change?: { readonly ratio: number; readonly accepted: string; readonly difference: string };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
const image = (file: string): string =>
  `<a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="" loading="lazy"></a>`;

function figure({ variant, file, error, change }: ContactSheetEntry): string {
  const changed = change ? `${image(change.accepted)}${image(change.difference)}` : '';
  const notes = [variant, change && `${(change.ratio * 100).toFixed(2)} % changed`, error].filter(Boolean).join(' · ');
  return `<figure data-variant="${variant}"${error ? ' class="error"' : ''}>${changed}${image(file)}
<figcaption>${escapeHtml(notes)}</figcaption></figure>`;
}

/**
 * Returns the HTML page that shows all screenshots by scene. Its search field filters them by words such as `kopi
 * dark cn`.
 */
export function renderContactSheet(title: string, entries: readonly ContactSheetEntry[]): string {
  const scenes = [...new Set(entries.map(({ scene }) => scene))];
  const sections = scenes.map((scene) => {
    const figures = entries.filter((entry) => entry.scene === scene).map(figure);
    return `<section data-scene="${scene}"><h2>${scene}</h2>${figures.join('\n')}</section>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>
body { margin: 16px; font: 14px system-ui; background: #e8e8ee; color: #16161a }
header { position: sticky; top: 0; display: flex; gap: 16px; align-items: center; padding: 8px 0; background: inherit }
input { font: inherit; padding: 8px; inline-size: 24em }
figure { display: inline-block; margin: 0 12px 16px 0; vertical-align: top }
figcaption { max-inline-size: 240px; overflow-wrap: anywhere }
img { inline-size: 240px; display: inline-block; border: 1px solid #c2c2cc; background: #fff }
.error figcaption { color: #b00020 }
[hidden] { display: none }
</style>
<header><h1>${escapeHtml(title)}</h1><label>Filter <input type="search" placeholder="home kopi dark cn"></label></header>
${sections.join('\n')}
<script>
document.querySelector('input').oninput = ({ target }) => {
  const words = target.value.toLowerCase().split(' ').filter(Boolean);
  for (const section of document.querySelectorAll('section')) {
    for (const figure of section.querySelectorAll('figure')) {
      const parts = [...section.dataset.scene.split('-'), ...figure.dataset.variant.split('.')];
      figure.hidden = !words.every((word) => parts.some((part) => part.startsWith(word)));
    }
    section.hidden = !section.querySelector('figure:not([hidden])');
  }
};
</script></html>
`;
}
