import { beforeEach, describe, expect, test } from 'vitest';
import { discardAllUnsentInput, discardUnsentInput, keepUnsentInput, unsentInput } from './unsent-input';

describe('[MEM-1] the unsent input of a form', () => {
  beforeEach(discardAllUnsentInput);
  const TEXTS = { holder: 'Ana Souza' };

  test('is kept for the member who typed it, by form', () => {
    keepUnsentInput('card', 'FAIR|alice', TEXTS);
    expect(unsentInput('card', 'FAIR|alice')).toEqual(TEXTS);
    expect(unsentInput('pix', 'FAIR|alice')).toEqual({});
  });

  test('is discarded when another member opens the form', () => {
    keepUnsentInput('card', 'FAIR|alice', TEXTS);
    expect(unsentInput('card', 'FAIR|bob')).toEqual({});
    expect(unsentInput('card', 'FAIR|alice')).toEqual({});
  });

  test('is not kept without a member', () => {
    keepUnsentInput('card', '', TEXTS);
    expect(unsentInput('card', '')).toEqual({});
  });

  test('is discarded by a submit, and by a sign-out', () => {
    keepUnsentInput('card', 'FAIR|alice', TEXTS);
    keepUnsentInput('pix', 'FAIR|alice', TEXTS);
    discardUnsentInput('card');
    expect(unsentInput('card', 'FAIR|alice')).toEqual({});
    discardAllUnsentInput();
    expect(unsentInput('pix', 'FAIR|alice')).toEqual({});
  });
});
