import { expect, test } from 'vitest';
import { chatAddress } from './chat-address';

const HOSTS = { origin: 'https://m.fair.example', service: ['chat.example'] };
const LUGGAGE = { title: 'Fair & Co', backUrl: 'https://m.fair.example/m/home', language: 'CN' };

test('[CS-2] the chat is opened with title, way back and language', () => {
  const led = chatAddress('https://chat.example/c?ticket=7&language=EN#x', LUGGAGE, HOSTS);
  const url = new URL(led.ok ? led.value : '');
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
  '[CS-2] %j is not opened',
  (address) => {
    expect(chatAddress(address, LUGGAGE, HOSTS).ok).toBe(false);
  },
);
