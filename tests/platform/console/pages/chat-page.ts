import { MERCHANTS } from '../../merchants/find-merchant';
import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';
import { formatTime, renderTable } from './layout';

/** Renders the members' chats and a form to send a message (CS-2). */
export function renderChatPage({ chat, members }: Services): Html {
  const rows = members
    .all()
    .flatMap(({ id, merchant, username }) =>
      chat
        .messages(id)
        .map(({ fromStaff, text, at, isRead }) => [
          merchant,
          html`<b>${username}</b>`,
          formatTime(at),
          fromStaff ? 'staff' : 'member',
          text,
          fromStaff && !isRead ? 'unread' : '',
        ]),
    );
  const codes = MERCHANTS.map(({ code }) => html`<option>${code}</option>`);
  return html`<section><h2>Send a message</h2><form data-post="chat">
<label>Merchant <select name="merchant">${codes}</select></label>
<label>Member <input name="username" value="alice" required></label>
<label>Message <input name="text" required maxlength="200"></label>
<label>Delay (s) <input name="after" type="number" min="0"></label>
<button>Send</button></form></section>
<section><h2>Chats</h2>${renderTable(['Merchant', 'Member', 'At', 'From', 'Message', ''], rows)}</section>`;
}
