import { afterEach, beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hasTypedText, watchFieldInput } from './typed-fields';

beforeAll(watchFieldInput);
afterEach(() => document.body.replaceChildren());

/** Adds a field to the document. */
function addField(name: 'input' | 'textarea'): HTMLInputElement | HTMLTextAreaElement {
  const field = document.createElement(name);
  document.body.append(field);
  return field;
}

test.each(['input', 'textarea'] as const)('[UPD-2.1] text in an %s counts until it is deleted', async (name) => {
  const field = addField(name);
  expect(hasTypedText()).toBe(false);
  await userEvent.fill(field, 'ticket 5');
  expect(hasTypedText()).toBe(true);
  await userEvent.clear(field);
  expect(hasTypedText()).toBe(false);
});

test('[UPD-2.1] text counts while its field is in the document, beside other fields', async () => {
  addField('input').value = 'of the app';
  const field = addField('input');
  await userEvent.fill(field, 'ticket 5');
  field.remove();
  expect(hasTypedText()).toBe(false);
  document.body.append(field);
  expect(hasTypedText()).toBe(true);
});

test('[UPD-2.1] text that the app has set does not count', () => {
  addField('input').value = 'of the app';
  expect(hasTypedText()).toBe(false);
});
