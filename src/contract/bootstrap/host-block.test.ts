import { describe, expect, test } from 'vitest';
import { NEUTRAL_HOST_BLOCK, resolveHostBlock } from './host-block';

const brand = { name: 'Kopi Club', language: 'VI', tokens: { '--background': '#17110d' }, dark: {} };
const KOPI = { merchant: 'KOPI', hosts: ['kopi.example', 'www.kopi.example'], brand, lines: { publicKey: 'k' } };
const NEW = { merchant: 'NEW', hosts: ['new.example'] };
const UNLISTED = { merchant: '', hosts: [], merchants: ['FAIR', 'KOPI'] };
const UNLISTED_WITH_DEFAULT = { merchant: 'FAIR', hosts: ['fair.example'], merchants: ['FAIR', 'KOPI'] };
const FALLBACK = { ...KOPI, merchants: ['KOPI'] };

describe('[OPS-2][BOOT-7] block of a host', () => {
  test.each([
    // document, host, merchant in the link, block
    ['the host’s own document', KOPI, 'kopi.example', '', KOPI],
    ['the document of another host of the merchant', KOPI, 'www.kopi.example', '', KOPI],
    ['a host name that ends with a dot', KOPI, 'kopi.example.', '', KOPI],
    ['a link that names another merchant', KOPI, 'kopi.example', 'FAIR', KOPI],
    ['a merchant without a brand', NEW, 'new.example', '', NEW],
    ['the document of another merchant’s host', KOPI, 'fair.example', '', NEUTRAL_HOST_BLOCK],
    ['the document of another merchant’s host and a link', KOPI, 'fair.example', 'KOPI', NEUTRAL_HOST_BLOCK],
    ['a host whose name contains a listed one', KOPI, 'kopi.example.evil.example', '', NEUTRAL_HOST_BLOCK],
    ['an unlisted host', UNLISTED, 'other.example', '', UNLISTED],
    ['an unlisted host with a default merchant', UNLISTED_WITH_DEFAULT, 'b.example', '', UNLISTED_WITH_DEFAULT],
    ['an inherited name as host', UNLISTED, 'toString', '', UNLISTED],
    ['a link to a fallback domain', UNLISTED, 'b.example', 'KOPI', { ...UNLISTED, merchant: 'KOPI' }],
    [
      'a link to a fallback domain of another merchant than the default one',
      UNLISTED_WITH_DEFAULT,
      'b.example',
      'KOPI',
      { ...UNLISTED_WITH_DEFAULT, merchant: 'KOPI', hosts: [] },
    ],
    ['a link that names a merchant of another deployment', UNLISTED, 'b.example', 'EVIL', UNLISTED],
    ['the merchant’s document of a fallback domain', FALLBACK, 'b.example', 'KOPI', FALLBACK],
    ['the same document without the link', FALLBACK, 'b.example', '', NEUTRAL_HOST_BLOCK],
    ['the same document with a link that names another merchant', FALLBACK, 'b.example', 'FAIR', NEUTRAL_HOST_BLOCK],
  ])(
    '[BOOT-7.1][DOM-1.2] for %s, the start has the block of the right merchant or none',
    (_, block, host, link, expected) => {
      expect(resolveHostBlock(JSON.stringify(block), host, link)).toEqual(expected);
    },
  );

  test.each([
    ['no block', undefined],
    ['an empty block', ''],
    ['half of a block', JSON.stringify(KOPI).slice(0, 60)],
    ['a list', '[]'],
    ['a text', '"KOPI"'],
    ['no merchant', JSON.stringify({ ...KOPI, merchant: undefined })],
    ['a merchant that is no text', JSON.stringify({ ...KOPI, merchant: 7 })],
    ['hosts that are no list', JSON.stringify({ ...KOPI, hosts: 'kopi.example' })],
    ['a brand without tokens', JSON.stringify({ ...KOPI, brand: { ...brand, tokens: { a: 1 } } })],
    ['a brand without a name', JSON.stringify({ ...KOPI, brand: { ...brand, name: null } })],
  ])('[BOOT-7.4] a document with %s starts neutral', (_, text) => {
    expect(resolveHostBlock(text, 'kopi.example', 'KOPI')).toEqual(NEUTRAL_HOST_BLOCK);
  });
});
