import { beforeEach, describe, expect, test } from 'vitest';
import { discardAllUnsentInput, discardUnsentInput, loadUnsentInput, saveUnsentInput } from './unsent-input';

describe('[MEM-1] the unsent input of a form', () => {
  beforeEach(discardAllUnsentInput);
  const TEXTS = { holder: 'Ana Souza' };

  test('is kept separately for each form', () => {
    saveUnsentInput('card', 'FAIR|alice', TEXTS);
    expect(loadUnsentInput('card', 'FAIR|alice')).toEqual(TEXTS);
    expect(loadUnsentInput('pix', 'FAIR|alice')).toEqual({});
  });

  test('is discarded when another member opens the form', () => {
    saveUnsentInput('card', 'FAIR|alice', TEXTS);
    expect(loadUnsentInput('card', 'FAIR|bob')).toEqual({});
    expect(loadUnsentInput('card', 'FAIR|alice')).toEqual({});
  });

  test('is not kept without a member', () => {
    saveUnsentInput('card', '', TEXTS);
    expect(loadUnsentInput('card', '')).toEqual({});
  });

  test('is discarded by a submit, and by a sign-out', () => {
    saveUnsentInput('card', 'FAIR|alice', TEXTS);
    saveUnsentInput('pix', 'FAIR|alice', TEXTS);
    discardUnsentInput('card');
    expect(loadUnsentInput('card', 'FAIR|alice')).toEqual({});
    discardAllUnsentInput();
    expect(loadUnsentInput('pix', 'FAIR|alice')).toEqual({});
  });
});
