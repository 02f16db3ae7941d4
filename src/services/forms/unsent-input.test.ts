import { beforeEach, describe, expect, test } from 'vitest';
import { discardAllUnsentInput, discardUnsentInput, loadUnsentInput, saveUnsentInput } from './unsent-input';

describe('[MEM-1] unsent input of a form', () => {
  beforeEach(discardAllUnsentInput);
  const TEXTS = { holder: 'Ana Souza' };

  test('the unsent input of a form is kept separately for each form', () => {
    saveUnsentInput('card', 'FAIR|alice', TEXTS);
    expect(loadUnsentInput('card', 'FAIR|alice')).toEqual(TEXTS);
    expect(loadUnsentInput('pix', 'FAIR|alice')).toEqual({});
  });

  test('the unsent input of a form is discarded when another member opens the form', () => {
    saveUnsentInput('card', 'FAIR|alice', TEXTS);
    expect(loadUnsentInput('card', 'FAIR|bob')).toEqual({});
    expect(loadUnsentInput('card', 'FAIR|alice')).toEqual({});
  });

  test('the unsent input of a form is not kept while no member is signed in', () => {
    saveUnsentInput('card', '', TEXTS);
    expect(loadUnsentInput('card', '')).toEqual({});
  });

  test('the unsent input of a form is discarded by a submit, and by a sign-out', () => {
    saveUnsentInput('card', 'FAIR|alice', TEXTS);
    saveUnsentInput('pix', 'FAIR|alice', TEXTS);
    discardUnsentInput('card');
    expect(loadUnsentInput('card', 'FAIR|alice')).toEqual({});
    discardAllUnsentInput();
    expect(loadUnsentInput('pix', 'FAIR|alice')).toEqual({});
  });
});
