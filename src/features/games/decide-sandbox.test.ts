import { describe, expect, test } from 'vitest';
import { decideSandbox } from './decide-sandbox';

const HOSTS = { origin: 'https://m.fair.example', merchant: ['www.fair.example'] };

describe('[GAME-3] the sandbox of a trial', () => {
  test.each([
    ['https://m.fair.example/games/trial.html', false],
    ['https://www.fair.example/game', false],
    ['https://play.vendor.example/game', true],
    ['https://fair.example.vendor.example/game', true],
  ])('%s keeps its origin: %s', (address, keeps) => {
    expect(decideSandbox(address, HOSTS).includes('allow-same-origin')).toBe(keeps);
  });

  test('never lets a game move this page or open another', () => {
    for (const address of ['https://m.fair.example/', 'https://play.vendor.example/'])
      expect(decideSandbox(address, HOSTS)).not.toMatch(/navigation|popups|modals|downloads/);
  });
});
