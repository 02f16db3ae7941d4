import { expect, test } from 'vitest';
import { chatLanguage } from './chat-language';

test.each([
  ['EN', 'EN'],
  ['CN', 'CN'],
  ['TW', 'CN'],
  ['VI', 'VI'],
  ['PT-BR', 'PT-BR'],
  ['', 'EN'],
])('[CS-2] a visitor who speaks %j chats in %s', (code, chat) => {
  expect(chatLanguage(code)).toBe(chat);
});
