import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';
import { formatTime, renderActionButton, renderTable } from './layout';

/** Renders the checks of who members are, with their documents and buttons to decide on them (SAFE-5.8). */
export function renderDocumentChecks({ documentChecks, members }: Services): Html {
  const rows = members.all().flatMap(({ id, merchant, username }) => {
    const { state, proofs, changedAt, blocks, blocksFrom, reason } = documentChecks.of(id);
    if (state === 'NONE') return [];
    const documents = documentChecks.documents(id).map(({ proof, type, content }) => {
      const address = `data:${type};base64,${content}`;
      return type === 'application/pdf'
        ? html`<p><a href="${address}" download="${proof}.pdf">${proof}: PDF, ${Math.ceil((content.length * 3) / 4)} bytes</a></p>`
        : html`<figure><img src="${address}" alt="" width="96"><figcaption>${proof}</figcaption></figure>`;
    });
    return [
      [
        ...[merchant, html`<b>${username}</b>`, `${state} ${formatTime(changedAt)} ${reason}`, proofs.join(', ')],
        blocks.length === 0 ? '' : `${blocks.join(', ')} from ${formatTime(blocksFrom)}`,
        html`${documents}`,
        html`${renderActionButton('documents', { id, action: 'approve' }, 'Approve')}
${renderActionButton('documents', { id, action: 'more', reason: 'Your proof of address is older than three months' }, 'Ask for another proof of address')}
${renderActionButton('documents', { id, action: 'refuse', reason: 'The name is not that of the account' }, 'Refuse')}`,
      ],
    ];
  });
  return html`<section><h2>Checks of documents</h2>${renderTable(['Merchant', 'Member', 'State', 'Asked for', 'Blocked', 'Documents', ''], rows)}</section>`;
}
