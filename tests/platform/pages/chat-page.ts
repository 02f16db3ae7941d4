import type { ChatMessage } from '../members/chat-store';
import { findMerchant } from '../merchants/find-merchant';
import { createHtmlResponse, createRedirectResponse, type HttpResponse } from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';
import type { Services } from '../services';
import { decideBackLinkHref } from './back-link-href';
import { type ChatTexts, getChatTexts } from './chat-texts';
import { type Html, html } from './html';
import { renderBackLink, renderIcon } from './page-head';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

/** Returns a message as a bubble: the staff's at the start, the member's at the end, each with its time. */
function bubbleOf({ fromStaff, text, at }: ChatMessage, texts: ChatTexts): Html {
  const moment = new Date(at);
  const time = html`<time datetime="${moment.toISOString()}">${moment.toLocaleTimeString(texts.locale, { timeStyle: 'short' })}</time>`;
  return fromStaff
    ? html`<li class="staff"><small>${texts.staff}</small><span>${text}</span>${time}</li>`
    : html`<li class="member"><span>${text}</span>${time}</li>`;
}

/** Serves the chat of the member whose access ticket is in the URL, and marks the messages as read (CS-2). */
export function serveChatPage({ chat, members }: Services, incoming: IncomingRequest): HttpResponse {
  const { query } = incoming;
  const language = query.get('language') ?? 'EN';
  const texts = getChatTexts(language);
  const ticket = query.get('ticket') ?? '';
  const memberId = chat.memberOf(ticket);
  const sentMessage = query.get('say') ?? '';
  if (memberId !== undefined && sentMessage !== '') {
    chat.sendFromMember(memberId, sentMessage, texts.answer);
    const parameters = new URLSearchParams(query);
    parameters.delete('say');
    return createRedirectResponse(`/support/chat?${parameters}`);
  }
  const member = memberId === undefined ? undefined : members.byId(memberId);
  if (member) chat.markRead(member.id);
  const merchant = findMerchant(member?.merchant ?? incoming.merchant?.code ?? '');
  const messages = member ? chat.messages(member.id) : [];
  const hiddenFields = [...query].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  const day = new Date(messages[0]?.at ?? 0).toLocaleDateString(texts.locale, { dateStyle: 'long' });
  const bubbles = messages.map((message) => bubbleOf(message, texts));
  const code = merchant?.code ?? '';
  const content = member
    ? html`<main><ol><li class="hello"><img src="/cdn/${code}/art/chat.svg" alt=""></li>${messages.length > 0 ? html`<li class="day">${day}</li>` : ''}${bubbles}</ol></main>
<footer><form class="quick" action="/support/chat">${hiddenFields}${texts.quick.map((text) => html`<button name="say" value="${text}">${text}</button>`)}</form>
<form class="compose" action="/support/chat"><label><span>${texts.message}</span><input name="say" required maxlength="200" autocomplete="off" placeholder="${texts.message}"></label>${hiddenFields}
<button aria-label="${texts.send}">${renderIcon('M5 12l14-7-4 14-3.5-5.5zM11.5 13.5 19 5')}</button></form></footer>`
    : html`<main><p class="note">${texts.unknown}</p></main>`;
  const title = query.get('title') ?? merchant?.name ?? '';
  const document = html`<!doctype html>
<html lang="${language.toLowerCase()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>${title}</title><link rel="stylesheet" href="/support/theme.css?merchant=${code}"><link rel="stylesheet" href="/games/assets/chat.css">
<body><header>${renderBackLink(decideBackLinkHref(incoming), texts.back)}${code === '' ? '' : html`<img src="/cdn/${code}/icon.svg" alt="">`}<div><h1>${title}</h1><p>${texts.soon}</p></div></header>
${content}</body></html>`;
  return createHtmlResponse(document.text, POLICY);
}
