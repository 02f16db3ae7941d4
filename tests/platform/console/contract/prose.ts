import { type Html, html } from '../../pages/html';

/** Renders the little Markdown of the contract's descriptions: paragraphs, lists, code and bold text. */
export function renderProse(text: string): readonly Html[] {
  return text.split(/\n{2,}/).map((block) => {
    const lines = block.split('\n');
    return lines.every((line) => line.startsWith('- '))
      ? html`<ul>${lines.map((line) => html`<li>${renderInline(line.slice(2))}</li>`)}</ul>`
      : html`<p>${renderInline(block)}</p>`;
  });
}

function renderInline(text: string): readonly Html[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    return part.startsWith('**') ? html`<strong>${part.slice(2, -2)}</strong>` : html`${part}`;
  });
}
