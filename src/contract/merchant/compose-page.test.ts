import { describe, expect, test } from 'vitest';
import { composePage } from './compose-page';

const split = (names: string) =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      const [module = '', variant = ''] = name.split('/');
      return { module, variant };
    });

describe('[WL-2.22] the modules of a page', () => {
  test.each([
    ['none is named', '', 'brand form offer'],
    ['only unknown ones are named', 'slots toString __proto__', 'brand form offer'],
    ['some are named, the others follow', 'offer brand/poster', 'offer brand/poster form'],
    ['all are named in another order', 'form offer/note brand', 'form offer/note brand'],
    ['one is named twice', 'form/lines form/boxes', 'form/lines brand offer'],
  ] as const)('if %s', (_case, named, expected) => {
    const modules = composePage(split(named), ['brand', 'form', 'offer']);
    expect(modules.map(({ module, variant }) => [module, variant].filter(Boolean).join('/')).join(' ')).toBe(expected);
  });

  test('a module that the page does not have at present is skipped', () => {
    expect(composePage(split('offer form'), ['brand', 'form']).map(({ module }) => module)).toEqual(['form', 'brand']);
  });
});
