import { describe, expect, test } from 'vitest';
import { decideDocumentsView, isDocumentSettled } from './decide-documents-view';

const NOW = 1_000;
const ALL = ['AGE', 'NAME', 'ADDRESS'] as const;

// biome-ignore format: a table
describe('[SAFE-5.8] what the member can do about the check of documents', () => {
  test.each([
    // state      asked for   received              step       missing
    ['NONE',      [],         [],                   'done',    []],
    ['NEEDED',    ALL,        [],                   'send',    ['AGE', 'NAME', 'ADDRESS']],
    ['NEEDED',    ALL,        ['NAME'],             'send',    ['AGE', 'ADDRESS']],
    // All have arrived, and the platform has not changed the state yet.
    ['NEEDED',    ALL,        ['AGE', 'NAME', 'ADDRESS'], 'wait', []],
    // What is asked for is not said.
    ['NEEDED',    [],         [],                   'contact', []],
    ['MORE',      ['ADDRESS'], ['AGE', 'NAME'],     'send',    ['ADDRESS']],
    ['SENT',      ALL,        ['AGE', 'NAME', 'ADDRESS'], 'wait', []],
    // A platform that no longer says what has arrived.
    ['SENT',      ALL,        [],                   'wait',    []],
    ['REFUSED',   ALL,        ['AGE'],              'contact', []],
    ['VERIFIED',  ALL,        [],                   'done',    []],
  ] as const)('%s, asked for %j, received %j: %s, missing %j', (state, proofs, received, step, missing) => {
    const check = { state, proofs: [...proofs], received: [...received], blocks: [], blocksFrom: 0 };
    expect(decideDocumentsView(check, NOW)).toMatchObject({ step, missing });
  });
});

// biome-ignore format: a table
describe('[SAFE-5.8] whether something is blocked', () => {
  test.each([
    // state     blocks       from        blocked
    ['NEEDED',   ['DEPOSIT'], 0,          'now'],
    ['NEEDED',   ['DEPOSIT'], NOW,        'now'],
    ['NEEDED',   ['DEPOSIT'], NOW + 1,    'later'],
    ['NEEDED',   [],          0,          'nothing'],
    ['SENT',     ['PLAY'],    0,          'now'],
    ['REFUSED',  ['PLAY'],    0,          'now'],
    ['VERIFIED', ['PLAY'],    0,          'nothing'],
    ['NONE',     ['PLAY'],    0,          'nothing'],
  ] as const)('%s, %j from %i: %s', (state, blocks, blocksFrom, blocked) => {
    const check = { state, proofs: [], received: [], blocks: [...blocks], blocksFrom };
    expect(decideDocumentsView(check, NOW).blocked).toBe(blocked);
  });
});

// biome-ignore format: a table
describe('[SAFE-5.11] whether a document whose answer is lost need not be sent again', () => {
  test.each([
    // state     asked for             received    changed at  settled
    ['NEEDED',   ['AGE', 'ADDRESS'],   [],         0,          false],
    ['NEEDED',   ['AGE', 'ADDRESS'],   ['AGE'],    0,          true],
    ['NEEDED',   ['AGE', 'ADDRESS'],   ['ADDRESS'], 0,         false],
    // The clock of the device may be behind: only after a decision its id may stand for another document.
    ['NEEDED',   ['AGE'],              [],         NOW + 1,    false],
    ['MORE',     ['AGE'],              [],         NOW,        false],
    ['MORE',     ['AGE'],              [],         NOW + 1,    true],
    // It never arrived, and is no longer asked for.
    ['MORE',     ['ADDRESS'],          [],         0,          true],
    ['SENT',     ['AGE'],              [],         0,          true],
    ['REFUSED',  ['AGE'],              [],         0,          true],
    ['VERIFIED', [],                   [],         0,          true],
    ['NONE',     [],                   [],         0,          true],
  ] as const)('%s, asked for %j, received %j, changed at %i: %s', (state, proofs, received, changedAt, settled) => {
    const check = { state, proofs: [...proofs], received: [...received], changedAt };
    expect(isDocumentSettled(check, 'AGE', NOW)).toBe(settled);
  });
});
