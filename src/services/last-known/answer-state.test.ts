import { expect, test } from 'vitest';
import { decideView } from './answer-state';

const known = { value: [], at: 1 };
const error = { layer: 'offline', endpoint: 'gameLanes' } as const;

test.each([
  ['nothing yet', undefined, undefined, 'waiting'],
  ['the last known answer, while the network is asked', known, undefined, 'fresh'],
  ['the last known answer, and no network', known, error, 'kept'],
  ['nothing, and no network', undefined, error, 'missing'],
])('[OFF-2] %s', (_case, had, failed, view) => {
  expect(decideView({ known: had, error: failed })).toBe(view);
});
