import { describe, expect, test } from 'vitest';
import { decideTrialFrameSandbox } from './trial-frame';

const HOSTS = { origin: 'https://m.fair.example', merchant: ['www.fair.example'] };

describe('[GAME-3.9] sandbox of a trial game', () => {
  test.each([
    ['https://m.fair.example/games/trial.html', false],
    ['https://www.fair.example/game', false],
    ['https://play.vendor.example/game', true],
    ['https://fair.example.vendor.example/game', true],
  ])(
    'allow-same-origin is set only for a URL outside of the merchant’s hosts: for %s, allow-same-origin=%s',
    (url, keepsOrigin) => {
      expect(decideTrialFrameSandbox(url, HOSTS).includes('allow-same-origin')).toBe(keepsOrigin);
    },
  );

  test('[GAME-3.10] the sandbox of a trial game never allows top navigation, popups, modals or downloads', () => {
    for (const url of ['https://m.fair.example/', 'https://play.vendor.example/'])
      expect(decideTrialFrameSandbox(url, HOSTS)).not.toMatch(/navigation|popups|modals|downloads/);
  });
});
