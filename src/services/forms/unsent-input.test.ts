import { describe, expect, test } from 'vitest';
import { discardUnsentInput, loadUnsentInput, saveUnsentInput } from './unsent-input';

const ALICE = 'a1';
const BOB = 'b2';
const TEXTS = { holder: 'Ana Souza' };

describe.each(['tab', 'memory'] as const)('[MEM-1] unsent input of a form that is kept in: %s', (place) => {
  test('[MEM-1.11] the unsent input is kept separately for each form and member', () => {
    saveUnsentInput(place, 'card', ALICE, TEXTS);
    expect(loadUnsentInput(place, 'card', ALICE)).toEqual(TEXTS);
    expect(loadUnsentInput(place, 'pix', ALICE)).toEqual({});
    expect(loadUnsentInput(place, 'card', BOB)).toEqual({});
  });

  test('the unsent input is not kept while no member is known', () => {
    saveUnsentInput(place, 'card', '', TEXTS);
    expect(loadUnsentInput(place, 'card', '')).toEqual({});
  });

  test('the unsent input is discarded by a submit', () => {
    saveUnsentInput(place, 'card', ALICE, TEXTS);
    discardUnsentInput(place, 'card', ALICE);
    expect(loadUnsentInput(place, 'card', ALICE)).toEqual({});
  });
});
