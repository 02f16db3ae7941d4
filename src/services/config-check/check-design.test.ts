import { expect, test } from 'vitest';
import { checkDesign } from './check-design';

test.each([
  [{ account: [{ module: 'member' }, { module: 'menu', variant: 'board' }] }, []],
  [
    { account: [{ module: 'member' }, { module: 'meny' }] },
    ['unknown module "meny", which the page skips. Did you mean "menu"?'],
  ],
  [
    { login: [{ module: 'brand', variant: 'postre' }] },
    ['unknown variant "postre": the app uses card. Did you mean "poster"?'],
  ],
  [
    { deposit: [{ module: 'form', variant: 'boards' }] },
    ['unknown variant "boards": the app uses boxes. Did you mean "board"?'],
  ],
])('[WL-2.22] of the design %j, config-check says %j', (design, messages) => {
  expect(checkDesign({ design }, []).map(({ message }) => message)).toEqual(messages);
});
