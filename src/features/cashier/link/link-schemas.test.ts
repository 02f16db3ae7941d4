import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { collectFieldErrorMessages } from '../../../../tests/support/forms/collect-field-error-messages';
import { bankCardSchema, pixAccountSchema } from './link-schemas';

describe('[MEM-1] bank card', () => {
  test.each([
    [{}, {}],
    [{ holder: ' ' }, { holder: 'cashier.link.holder.empty' }],
    [{ bank: '' }, { bank: 'cashier.link.bank.empty' }],
    [{ number: '12345' }, { number: 'cashier.link.number.invalid' }],
    [{ number: '1'.repeat(21) }, { number: 'cashier.link.number.invalid' }],
    [{ number: '12345678x' }, { number: 'cashier.link.number.invalid' }],
    [{ number: '-123456e3' }, { number: 'cashier.link.number.invalid' }],
  ])('[MEM-1.12] a valid bank card whose fields are changed to %j has the error messages %j', (change, messages) => {
    const card = { holder: 'Ana Lim', bank: 'Harbour Bank', number: '6222 0210 0411 2345' };
    expect(collectFieldErrorMessages(bankCardSchema, { ...card, ...change })).toEqual(messages);
  });

  test('a typed bank card number is converted to ASCII digits without separators, whatever its numbering system', () => {
    for (const number of ['６２２２ ０２１０-１１', '６２２２　０２１０－１１', '‪6222‑0210​11‬', '6222−0210−11'])
      expect(safeParse(bankCardSchema, { holder: 'Ana', bank: 'B', number }).output).toMatchObject({
        number: '6222021011',
      });
  });
});

test.each([
  ['CPF', '529.982.247-25', {}],
  ['CPF', '529.982.247-26', { key: 'cashier.link.key.invalid' }],
  ['EMAIL', '529.982.247-25', { key: 'cashier.link.key.invalid' }],
])('[MEM-1] a Pix key of the kind %s typed as %s has the error messages %j', (keyKind, key, messages) => {
  expect(collectFieldErrorMessages(pixAccountSchema, { holder: 'Ana', keyKind, key })).toEqual(messages);
});
