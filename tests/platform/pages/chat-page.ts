import { getOwnProperty } from '../../../src/base/own-property';
import { findMerchant } from '../merchants/find-merchant';
import { createHtmlResponse, createRedirectResponse, type HttpResponse } from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';
import type { Services } from '../services';
import { decideBackLinkHref } from './back-link-href';
import { html } from './html';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

interface ChatTexts {
  readonly back: string;
  readonly send: string;
  readonly message: string;
  readonly answer: string;
  readonly unknown: string;
}

const EN: ChatTexts = {
  back: 'Back',
  send: 'Send',
  message: 'Your message',
  answer: 'Thank you, a colleague looks into it.',
  unknown: 'Please open the chat again.',
};
const CN: ChatTexts = {
  back: '返回',
  send: '发送',
  message: '您的消息',
  answer: '谢谢，同事正在处理。',
  unknown: '请重新打开聊天。',
};
const VI: ChatTexts = {
  back: 'Quay lại',
  send: 'Gửi',
  message: 'Tin nhắn của bạn',
  answer: 'Cảm ơn bạn, đồng nghiệp đang xem xét.',
  unknown: 'Vui lòng mở lại trò chuyện.',
};
const TEXTS: Readonly<Record<string, ChatTexts>> = { EN, CN, VI };

/** Serves the chat of the member whose access ticket is in the URL, and marks the messages as read (CS-2). */
export function serveChatPage({ chat, members }: Services, incoming: IncomingRequest): HttpResponse {
  const { query } = incoming;
  const language = query.get('language') ?? 'EN';
  const texts = getOwnProperty(TEXTS, language) ?? EN;
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
  const messages = member ? chat.messages(member.id) : [];
  const hiddenFields = [...query].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  const content = member
    ? html`<ul class="told">${messages.map(({ fromStaff, text }) => html`<li><b>${fromStaff ? '•' : '›'}</b> ${text}</li>`)}</ul>
<form action="/support/chat"><label>${texts.message} <input name="say" required maxlength="200" autocomplete="off"></label>${hiddenFields}
<button class="bet">${texts.send}</button></form>`
    : html`<p>${texts.unknown}</p>`;
  const title = query.get('title') ?? findMerchant(member?.merchant ?? '')?.name ?? '';
  const document = html`<!doctype html>
<html lang="${language.toLowerCase()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/games/assets/game.css">
<body><header><a class="back" href="${decideBackLinkHref(incoming)}">‹ ${texts.back}</a><h1>${title}</h1><p>${member?.username ?? ''} · ${language}</p></header>
<main>${content}</main></body></html>`;
  return createHtmlResponse(document.text, POLICY);
}
