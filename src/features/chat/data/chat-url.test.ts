import { expect, test } from 'vitest';
import { buildChatUrl, toChatLanguage } from './chat-url';

const HOSTS = { origin: 'https://m.fair.example', service: ['chat.example'] };
const PARAMS = { title: 'Fair & Co', backUrl: 'https://m.fair.example/m/home', language: 'CN' };

test('[CS-2.3] the chat URL contains the title, the back URL and the language', () => {
  const result = buildChatUrl('https://chat.example/c?ticket=7&language=EN#x', PARAMS, HOSTS);
  const url = new URL(result.ok ? result.value : '');
  expect(url.origin + url.pathname + url.hash).toBe('https://chat.example/c#x');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ticket: '7',
    b2c: '1',
    title: 'Fair & Co',
    backUrl: 'https://m.fair.example/m/home',
    language: 'CN',
  });
});

test.each(['https://evil.example/c', 'http://chat.example/c', 'javascript:alert(1)', '/m/home', ''])(
  '[CS-2.3] the chat URL %j is refused',
  (address) => {
    expect(buildChatUrl(address, PARAMS, HOSTS).ok).toBe(false);
  },
);

test.each([
  ['EN', 'EN'],
  ['CN', 'CN'],
  ['TW', 'CN'],
  ['VI', 'VI'],
  ['PT-BR', 'PT-BR'],
  ['', 'EN'],
])('[CS-2.3] for the app language %j the chat language is %s', (code, chat) => {
  expect(toChatLanguage(code)).toBe(chat);
});
